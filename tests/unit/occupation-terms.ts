/** Search terms by the code of the occupation that must rank first. */
export const expectedFirst: Readonly<Record<string, readonly string[]>> = {
  // Médico clínico
  '225125': [
    'médico',
    'medico',
    'médica',
    'mecidina',
    'medicina',
    '2251-25',
    '225125',
    'quero ser médico',
  ],
  // Motofretista
  '519110': [
    'motoboy',
    'moto boy',
    'motoqueiro',
    'motofretista',
    'entregador',
    'entregador de aplicativo',
    'ifood',
    'motob',
  ],
  // Desenvolvedor de sistemas de tecnologia da informação (técnico)
  '317110': [
    'programador',
    'programadora',
    'progamador',
    'programador de computador',
    'programador de sistemas',
    'progr',
    'progama',
  ],
  // Desenvolvedor web (técnico)
  '317105': ['desenvolvedor web'],
  // Analista de desenvolvimento de sistemas
  '212405': ['desenvolvedor de software', 'analista de sistemas', 'TI'],
  // Estatístico
  '211205': ['cientista de dados', 'analista de dados', 'estatístico'],
  // Engenheiro de aplicativos em computação
  '212205': ['engenheiro de software', 'software engenheiro', 'engenheira de software'],
  // Desenhista industrial gráfico (designer gráfico)
  '262410': [
    'web designer',
    'webdesigner',
    'designer',
    'designer gráfico',
    'designer grafico',
    'ux designer',
  ],
  // Motorista de carro de passeio
  '782305': [
    'uber',
    'motorista de uber',
    'motorista de aplicativo',
    'motorista',
    'vaga de motorista',
  ],
  // Motorista de táxi
  '782315': ['taxista', 'taxi', 'taxistas'],
  // Motorista de ônibus urbano
  '782410': ['motorista de ônibus'],
  // Motorista de caminhão (rotas regionais e internacionais)
  '782510': ['motorista de caminhão'],
  // Coletor de lixo domiciliar
  '514205': ['lixeiro'],
  // Babá
  '516205': ['babá', 'baba'],
  // Empregado doméstico diarista
  '512120': ['diarista'],
  // Faxineiro
  '514320': ['faxineira', 'faxineiro', 'faxinera', 'auxiliar de limpeza'],
  // Empregado doméstico nos serviços gerais
  '512105': ['doméstica', 'domestica', 'empregada doméstica', 'empregada domestica', 'do lar'],
  // Operador de caixa
  '421125': ['caixa de supermercado', 'caixa', 'operador de caixa', 'operadora de caixa'],
  // Caixa de banco
  '413210': ['caixa de banco'],
  // Escriturário de banco
  '413225': ['bancário', 'bancaria'],
  // Barman
  '513420': ['barman', 'bartender'],
  // Garçom
  '513405': ['garçom', 'garcom', 'garçonete', 'garson'],
  // Cozinheiro geral
  '513205': ['cozinheira', 'cozinheiro', 'cosinheira', 'cozinhero'],
  // Chefe de cozinha
  '271105': ['chef', 'chef de cozinha'],
  // Padeiro
  '848305': ['padeiro'],
  // Confeiteiro
  '848310': ['confeiteira', 'confeiteiro', 'doceira'],
  // Açougueiro
  '848510': ['açougueiro', 'acougueiro', 'asougueiro'],
  // Contínuo
  '412205': ['office-boy', 'office boy', 'officeboy'],
  // Preparador físico
  '224120': ['personal trainer', 'personal', 'professor de academia', 'educador físico'],
  // Operador de telemarketing ativo e receptivo
  '422310': ['call center'],
  // Fiscal de loja
  '517425': ['fiscal de loja'],
  // Estoquista
  '414125': ['estoquista'],
  // Repositor de mercadorias
  '521125': ['repositor', 'repositora'],
  // Frentista
  '521135': ['frentista'],
  // Mestre (construção civil)
  '710205': ['mestre de obras', 'mestre de obra'],
  // Pedreiro
  '715210': ['pedreiro', 'pedrero', 'pedre'],
  // Servente de obras
  '717020': ['servente de pedreiro', 'ajudante de pedreiro', 'servente de obras'],
  // Eletricista de instalações
  '715615': ['eletricista', 'eletrecista', 'eletric', 'eletrisis'],
  // Encanador
  '724110': ['encanador', 'encanadora'],
  // Pintor de obras
  '716610': ['pintor', 'pintora'],
  // Marceneiro
  '771105': ['marceneiro'],
  // Carpinteiro
  '715505': ['carpinteiro'],
  // Soldador
  '724315': ['soldador'],
  // Serralheiro
  '724440': ['serralheiro'],
  // Mecânico de manutenção de automóveis, motocicletas e veículos similares
  '914405': ['mecânico', 'mecanico', 'mecânico de carro', 'mecanica'],
  // Borracheiro
  '992115': ['borracheiro'],
  // Manicure
  '516120': ['manicure'],
  // Cabeleireiro
  '516110': ['cabeleireira', 'cabeleireiro', 'cabelereira', 'cabelerero', 'cabeleleira'],
  // Barbeiro
  '516105': ['barbeiro'],
  // Maquiador
  '516125': ['maquiadora'],
  // Esteticista
  '322130': ['esteticista'],
  // Cuidador de idosos
  '516210': ['cuidador de idosos', 'cuidadora de idosos', 'cuidador de idoso', 'cuidador'],
  // Analista de recursos humanos
  '252405': ['RH', 'analista de rh'],
  // Advogado
  '241005': ['advogado', 'advogada', 'adevogado', 'advog'],
  // Psicólogo clínico
  '251510': ['psicóloga', 'psicologo', 'pisicologo', 'psicologia', 'psic'],
  // Enfermeiro
  '223505': ['enfermeira', 'enfermeiro', 'enfermera', 'enfermeiros', 'enfremei'],
  // Técnico de enfermagem
  '322205': [
    'técnica de enfermagem',
    'tecnico de enfermagem',
    'técnico em enfermagem',
    'tec enfermagem',
  ],
  // Auxiliar de enfermagem
  '322230': ['auxiliar de enfermagem'],
  // Cirurgião dentista - clínico geral
  '223208': ['dentista', 'odontologia'],
  // Farmacêutico
  '223405': ['farmacêutica', 'farmaceutico'],
  // Fisioterapeuta geral
  '223605': ['fisioterapeuta', 'fizioterapeuta'],
  // Nutricionista
  '223710': ['nutricionista', 'nutrisionista'],
  // Fonoaudiólogo geral
  '223810': ['fonoaudióloga'],
  // Médico veterinário
  '223305': ['veterinário', 'veterinaria'],
  // Médico pediatra
  '225124': ['pediatra'],
  // Médico cardiologista
  '225120': ['cardiologista', 'medico do coração'],
  // Médico ginecologista e obstetra
  '225250': ['ginecologista', 'obstetra'],
  // Médico cirurgião geral
  '225225': ['cirurgião', 'cirurgiã'],
  // Médico psiquiatra
  '225133': ['psiquiatra'],
  // Professor de nível superior do ensino fundamental (primeira a quarta série)
  '231210': ['professor', 'professora', 'profesora', 'professores'],
  // Professor de língua portuguesa do ensino fundamental
  '231335': ['professora de português'],
  // Professor de língua estrangeira moderna do ensino fundamental
  '231330': ['professor de inglês'],
  // Professor de ensino superior na área de prática de ensino
  '234520': ['professor universitário'],
  // Pedagogo
  '239415': ['pedagoga'],
  // Engenheiro civil
  '214205': [
    'engenheiro civil',
    'engenheira civil',
    'civil engenheiro',
    'engenharia civil',
    'engenheiro',
    'enginheiro',
    'eng civil',
  ],
  // Engenheiro mecânico
  '214405': ['engenheiro mecânico'],
  // Arquiteto de edificações
  '214105': ['arquiteta', 'arquiteto'],
  // Contador
  '252210': ['contador', 'contadora', 'contabilidade', 'contabilista'],
  // Administrador
  '252105': ['administrador', 'administradora', 'administração'],
  // Economista
  '251205': ['economista'],
  // Jornalista
  '261125': ['jornalista'],
  // Publicitário
  '253115': ['publicitário'],
  // Recepcionista, em geral
  '422105': ['recepcionista', 'recepsionista'],
  // Assistente administrativo
  '411010': ['assistente administrativo', 'assistente administrativa'],
  // Auxiliar de escritório
  '411005': ['auxiliar de escritório', 'estagiário', 'jovem aprendiz', 'aux administrativo'],
  // Vendedor de comércio varejista
  '521110': ['vendedor', 'vendedora', 'vendedor de loja', 'balconista', 'vended'],
  // Porteiro de edifícios
  '517410': ['porteiro'],
  // Zelador de edifício
  '514120': ['zelador'],
  // Vigilante
  '517330': ['vigilante', 'vijilante', 'segurança'],
  // Vigia
  '517420': ['vigia'],
  // Soldado da polícia militar
  '021210': ['policial', 'policial militar', 'soldado'],
  // Agente de polícia federal
  '517205': ['polícia federal'],
  // Guarda-civil municipal
  '517215': ['guarda municipal', 'guarda civil', 'guarda-civil'],
  // Delegado de polícia
  '242305': ['delegado'],
  // Juiz de direito
  '111325': ['juiz', 'juíza'],
  // Jardineiro
  '622010': ['jardineiro'],
  // Tratorista agrícola
  '641015': ['tratorista'],
  // Piloto de aeronaves
  '215305': ['piloto de avião', 'piloto'],
  // Comissário de vôo
  '511105': ['comissária de bordo', 'aeromoça'],
  // Ator
  '262505': ['ator', 'atriz'],
  // Músico intérprete cantor
  '262705': ['cantora'],
  // Músico intérprete instrumentista
  '262710': ['músico'],
  // Fotógrafo
  '261805': ['fotógrafa'],
  // Artista (artes visuais)
  '262405': ['tatuador'],
  // Influenciador digital
  '253410': ['youtuber', 'influencer'],
  // Analista de mídias sociais
  '253405': ['social media'],
  // Corretor de imóveis
  '354605': ['corretor de imóveis', 'corretora de imoveis', 'corretor'],
  // Corretor de seguros
  '354505': ['corretor de seguros'],
  // Assistente social
  '251605': ['assistente social'],
  // Biomédico
  '221205': ['biomédica'],
  // Biólogo
  '221105': ['biólogo'],
  // Químico
  '213205': ['químico'],
  // Físico
  '213105': ['físico'],
  // Matemático
  '211115': ['matemático'],
  // Carteiro
  '415205': ['carteiro'],
  // Bibliotecário
  '261205': ['bibliotecária'],
  // Operador de empilhadeira
  '782220': ['operador de empilhadeira', 'empilhadeira'],
  // Alimentador de linha de produção
  '784205': ['auxiliar de produção'],
  // Operador de máquinas-ferramenta convencionais
  '721215': ['torneiro mecânico', 'torneiro'],
  // Técnico em segurança do trabalho
  '351605': [
    'técnico em segurança do trabalho',
    'tecnico de seguranca do trabalho',
    'segurança do trabalho',
  ],
  // Técnico em manutenção de equipamentos de informática
  '313220': ['técnico em informática'],
  // Técnico em radiologia e imagenologia
  '324115': ['tecnico em radiologia'],
  // Agente comunitário de saúde
  '515105': ['agente comunitário de saúde', 'agente de saúde'],
  // Auxiliar nos serviços de alimentação
  '513505': ['auxiliar de cozinha', 'ajudante de cozinha'],
  // Camareiro de hotel
  '513315': ['camareira'],
  // Pizzaiolo
  '513610': ['pizzaiolo'],
  // Sushiman
  '513615': ['sushiman'],
  // Vendedor ambulante
  '524305': ['camelô', 'vendedor ambulante'],
  // Catador de material reciclável
  '519205': ['catador'],
  // Lavador de veículos
  '519935': ['lavador de carros'],
  // Embalador, a mão
  '784105': ['empacotador'],
  // Comerciante varejista
  '141410': ['empresário', 'comerciante', 'dono de loja'],
  // Gerente administrativo
  '142105': ['gerente'],
  // Gerente de loja e supermercado
  '141415': ['gerente de loja'],
  // Gerente de agência
  '141710': ['gerente de banco'],
  // Gerente de vendas
  '142320': ['gerente de vendas'],
  // Supervisor administrativo
  '410105': ['supervisor'],
  // Dj (disc jockey)
  '374145': ['dj'],
  // Salva-vidas
  '517115': ['salva-vidas', 'salvavidas'],
  // Relações públicas
  '142325': ['relações públicas'],
  // Eletricista de instalações (veículos automotores e máquinas operatrizes, exceto aeronaves e embarcações)
  '953115': ['autoelétrico'],
  // Mecânico de manutenção e instalação de aparelhos de climatização e refrigeração
  '911205': ['ar condicionado', 'ar-condicionado', 'instalador de ar condicionado'],
  // Médico do trabalho
  '225140': ['médico do trabalho'],
  // Médico cirurgião plástico
  '225235': ['cirurgiao plastico'],
  // Enfermeiro do trabalho
  '223530': ['enfermeiro do trabalho', 'trabalho enfermeiro'],
  // Mecânico de manutenção de motocicletas
  '914415': ['mecânico de motos'],
  // Técnico de enfermagem do trabalho
  '322215': ['técnico em enfermagem do trabalho'],
  // Professor de física no ensino médio
  '232130': ['professor de física'],
  // Professor de história do ensino fundamental
  '231325': ['professora de história'],
  // Engenheiro de produção
  '214905': ['engenheira de produção'],
  // Engenheiro agrônomo
  '222110': ['engenheiro agronomo', 'agronomia'],
  // Auxiliar de desenvolvimento infantil
  '331110': ['auxiliar de creche'],
  // Inspetor de alunos de escola pública
  '334110': ['monitor escolar'],
  // Analista financeiro (instituições financeiras)
  '252545': ['analista financeiro'],
  // Gerente de marketing
  '142315': ['analista de marketing'],
  // Auxiliar de contabilidade
  '413110': ['assistente financeiro'],
  // Promotor de vendas
  '521115': ['promotor de vendas'],
  // Representante comercial autônomo
  '354705': ['representante comercial'],
  // Técnico de obras civis
  '312105': ['técnico em edificações'],
  // Topógrafo
  '312320': ['topógrafo'],
  // Desenhista técnico
  '318005': ['desenhista'],
  // Vidraceiro
  '716305': ['vidraceiro'],
  // Gesseiro
  '716405': ['gesseiro'],
  // Assentador de revestimentos cerâmicos
  '716510': ['azulejista'],
  // Funileiro de veículos (reparação)
  '991305': ['funileiro', 'lanterneiro'],
  // Estofador de móveis
  '765235': ['estofador', 'tapeceiro'],
  // Alfaiate
  '763005': ['alfaiate'],
  // Ourives
  '751125': ['ourives'],
  // Relojoeiro (reparação)
  '741125': ['relojoeiro'],
  // Chaveiro
  '523115': ['chaveiro'],
  // Agente de segurança penitenciária
  '517315': ['agente penitenciário', 'policial penal', 'carcereiro'],
  // Sargento da policia militar
  '021110': ['sargento'],
  // Ministro de culto religioso
  '263105': ['padre', 'pastor', 'pastora', 'freira'],
  // Deputado federal
  '111110': ['deputada'],
  // Vereador
  '111120': ['vereadora'],
  // Prefeito
  '111250': ['prefeito'],
  // Profissonal de relações internacionais
  '142350': ['diplomata'],
  // Escritor de ficção
  '261515': ['escritora'],
  // Tradutor
  '261420': ['tradutora'],
  // Poeta
  '261525': ['poeta'],
  // Modelo de modas
  '376410': ['modelo'],
  // Atleta profissional de futebol
  '377110': ['jogador de futebol'],
  // Árbitro de futebol
  '377220': ['árbitro'],
  // Bailarino (exceto danças populares)
  '262810': ['bailarina'],
  // Palhaço
  '376245': ['palhaço'],
  // Atleta profissional (outras modalidades)
  '377105': ['atleta'],
  // Detetive profissional
  '351805': ['detetive'],
  // Trabalhador da pecuária (bovinos corte)
  '623110': ['vaqueiro'],
  // Apicultor
  '613405': ['apicultor'],
  // Trabalhador da cultura de cana-de-açúcar
  '622110': ['cortador de cana'],
  // Médico oftalmologista
  '225265': ['oftalmologista'],
  // Médico otorrinolaringologista
  '225275': ['otorrino'],
  // Médico anestesiologista
  '225151': ['anestesista'],
  // Médico dermatologista
  '225135': ['dermato'],
  // Médico ortopedista e traumatologista
  '225270': ['ortopedista'],
  // Médico neurologista
  '225112': ['neurologista'],
  // Médico geriatra
  '225180': ['geriatra'],
  // Doula
  '322135': ['doula'],
  // Podólogo
  '322110': ['podóloga'],
  // Massoterapeuta
  '322120': ['massagista', 'massoterapeuta'],
  // Protético dentário
  '322410': ['protético'],
  // Instrumentador cirúrgico
  '322225': ['instrumentadora'],
  // Médico em radiologia e diagnóstico por imagem
  '225320': ['radiologista'],
  // Socorrista (exceto médicos e enfermeiros)
  '515135': ['socorrista'],
  // Zootecnista
  '223310': ['zootecnista'],
  // Geólogo
  '213405': ['geólogo'],
  // Oceanógrafo
  '213440': ['oceanografo'],
  // Meteorologista
  '213315': ['meteorologista'],
  // Astrônomo
  '213305': ['astrônomo'],
  // Antropólogo
  '251105': ['antropóloga'],
  // Arqueólogo
  '251110': ['arqueóloga'],
  // Sociólogo
  '251120': ['socióloga', 'sociologo'],
  // Filósofo
  '251405': ['filósofo'],
  // Pesquisador em história
  '203520': ['historiadora'],
  // Geógrafo
  '251305': ['geógrafa'],
  // Auditor-fiscal da receita federal
  '254105': ['auditor fiscal'],
  // Auditor (contadores e afins)
  '252205': ['auditor'],
  // Perito criminal
  '204105': ['perito'],
  // Promotor de justiça
  '242235': ['promotor de justiça'],
  // Defensor público
  '242405': ['defensora pública'],
  // Oficial de justiça
  '351425': ['oficial de justiça'],
  // Tabelião de notas
  '241335': ['tabelião'],
  // Leiloeiro
  '354405': ['leiloeiro'],
  // Comprador
  '354205': ['comprador'],
  // Feirante
  '524205': ['feirante'],
  // Pipoqueiro ambulante
  '524310': ['pipoqueiro'],
  // Jornaleiro (em banca de jornal)
  '524210': ['jornaleiro'],
  // Guardador de veículos
  '519925': ['flanelinha'],
  // Guia de turismo
  '511405': ['guia turístico'],
  // Agente de viagem
  '354815': ['agente de viagens'],
  // Profissional do sexo
  '519805': ['garota de programa'],
  // Ascensorista
  '514105': ['ascensorista'],
  // Copeiro
  '513425': ['copeira'],
  // Governanta de hotelaria
  '513115': ['governanta'],
  // Lavadeiro, em geral
  '516305': ['lavadeira'],
  // Tosador de animais domésticos
  '519320': ['tosador'],
  // Adestrador de animais
  '623005': ['adestrador'],
  // Banhista de animais domésticos
  '519315': ['banho e tosa'],
  // Estampador de tecido
  '761410': ['estampador'],
  // Impressor de ofsete (plano e rotativo)
  '766215': ['impressor', 'gráfico'],
  // Impressor (serigrafia)
  '766205': ['serigrafia'],
  // Operador de caldeira
  '862120': ['operador de caldeira'],
  // Ferramenteiro
  '721105': ['ferramenteiro'],
  // Montador de móveis e artefatos de madeira
  '774105': ['montador de móveis'],
  // Carregador (armazém)
  '783210': ['carregador', 'chapa'],
  // Estivador
  '783220': ['estivador'],
  // Maquinista de trem
  '782610': ['maquinista'],
  // Cobrador de transportes coletivos (exceto trem)
  '511215': ['cobrador de ônibus'],
  // Condutor de ambulância
  '782320': ['motorista de ambulancia'],
  // Motorista de furgão ou veículo similar
  '782310': ['motorista de van', 'motorista escolar'],
  // Operador de guindaste (fixo)
  '782110': ['operador de guindaste'],
  // Professor de matemática do ensino fundamental
  '231340': ['prof de matemática'],
};

/** Ambiguous search terms: one of these occupations must rank first. */
export const expectedOneOf: Readonly<Record<string, readonly string[]>> = {
  desenvolvedor: ['212405', '317110'],
  desenvolvedora: ['212405', '317110'],
  dev: ['212405', '317110'],
  'tecnologia da informação': ['212405', '317110', '212425'],
  onibus: ['782410', '782405', '511215'],
  caminhoneiro: ['782510', '782505'],
  caminhoneira: ['782510', '782505'],
  camioneiro: ['782510', '782505'],
  carreteiro: ['782510', '782505'],
  gari: ['514215', '514205'],
  'serviços gerais': ['514320', '514225'],
  'auxiliar de serviços gerais': ['514320', '514225'],
  merendeira: ['513215', '513505'],
  chapeiro: ['513205', '513435'],
  telemarketing: ['422310', '422305', '422315'],
  'atendente de telemarketing': ['422310', '422315'],
  'operador de telemarketing': ['422310', '422305', '422315'],
  'recursos humanos': ['252405', '142205'],
  enfermagem: ['223505', '322205'],
  'professor de matemática': ['231340', '232155'],
  'professor de educação infantil': ['331105', '231110'],
  secretária: ['252305', '351505'],
  secretaria: ['252305', '351505'],
  'auxiliar administrativo': ['411005', '411010'],
  costureira: ['763210', '763010'],
  agricultor: ['612005', '621005'],
  lavrador: ['621005', '612005'],
  pescador: ['631210', '631105'],
  enferm: ['223505', '322205'],
  'operador de máquina': ['784205', '862150'],
  'operador de maquinas': ['784205', '862150'],
  sapateiro: ['768320', '764005'],
  coveiro: ['516610', '516505'],
  marinheiro: ['782705', '010315'],
  dançarina: ['262810', '376105'],
  despachante: ['342210', '423105'],
  acupunturista: ['322125', '225105'],
  escrivã: ['351410', '351420'],
  'produtor rural': ['612005', '611005'],
  sorveteiro: ['848325', '524305'],
  manobrista: ['519925', '514110'],
  passadeira: ['516325', '763325'],
  tecelã: ['761327', '761309', '761303'],
  fresador: ['721410', '721215'],
  cobrador: ['421310', '511215'],
  adm: ['252105', '411010'],
};

/** Search terms that match no occupation. */
export const withoutMatch = [
  'asdfgh',
  'qwertyuiop',
  'zzzzz',
  'blablabla',
  'lorem ipsum',
  'abcdef',
  '12345678',
  '999999',
  '@#$%',
];
