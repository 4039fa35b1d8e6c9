/*
 * One line per occupation: CBO code, and the everyday names that the official list lacks or assigns
 * to a rarer occupation. A profession's unqualified name refers to its most common occupation.
 */

const armedForcesAndPolice = `
010210 Tenente do Exército; Capitão do Exército
010310 Soldado do Exército; Militar; Recruta; Cabo do Exército; Sargento do Exército
010305 Soldado da Aeronáutica; Sargento da Aeronáutica; FAB
010315 Marinheiro; Fuzileiro naval; Soldado da Marinha; Sargento da Marinha
021110 Sargento da PM; Sargento
021205 Cabo da PM; Cabo
021210 Policial militar; Polícia militar; PM; Policial; Polícia; Soldado; Soldado da PM
031210 Bombeiro; Bombeiro militar; Soldado do Corpo de Bombeiros
`;

const directorsAndManagers = `
111110 Deputado; Político
111120 Político
111220 Secretário municipal; Secretário de Estado
111325 Juiz; Magistrado; Desembargador
121010 Diretor; CEO; Presidente de empresa; Executivo
123105 Diretor de escritório
123115 CFO
131210 Gerente de hospital; Administrador hospitalar; Gestor hospitalar
131305 Diretor de escola particular
131310 Diretor de escola; Diretor escolar
141205 Gerente de fábrica; Gerente industrial
141305 Gerente de obras
141410 Comerciante; Lojista; Dono de loja; Empresário; Empreendedor; MEI; Dono de mercado
141415 Gerente de loja; Gerente de supermercado; Subgerente
141510 Dono de restaurante
141515 Dono de bar
141615 Gerente de logística; Gestor de logística
141710 Gerente de banco; Gerente de agência bancária; Gerente bancário
142105 Gerente; Gestor
142125 Compliance
142205 Gerente de RH; Gestor de pessoas; Gestor de RH
142210 Gerente de DP
142305 Gestor comercial
142315 Marketing; Analista de marketing; Marketing digital; Gestor de marketing; Profissional de marketing
142320 Chefe de vendas
142325 RP
142330 Product manager; Gerente de produto; Product owner; PO
142340 Ombudsman
142350 Relações internacionais; Diplomata; Embaixador; Cônsul
142510 Gerente de TI; Gestor de TI; Coordenador de TI
142520 Gerente de projetos; Gestor de projetos; Scrum master; Project manager; Agile coach
142525 Gestor de segurança da informação
`;

const sciencesAndEngineering = `
201110 Biotecnologia
202105 Mecatrônico; Engenharia mecatrônica
202110 Engenheiro de automação; Engenheiro de robótica
203010 Cientista; Pesquisador
204105 Perito; Perito forense; Perito da polícia; CSI
211105 Ciências atuariais
211205 Cientista de dados; Analista de dados; Data scientist; Analista de BI; Ciência de dados
212205 Engenheiro de software; Engenheiro da computação; Engenharia de software; Engenharia da computação; Software engineer
212210 Engenheiro de hardware; Engenheiro de computadores
212215 Engenheiro de sistemas
212305 DBA; Engenheiro de dados; Administrador de dados; Analista de banco de dados
212310 Redes de computadores
212315 DevOps; SRE; Administrador de sistemas; Sysadmin; Administrador de servidores
212320 Analista de segurança da informação; Segurança da informação; Cibersegurança; Hacker; Pentester; Segurança cibernética
212405 TI; Analista de sistemas; Desenvolvedor de software; Desenvolvedor; Dev; Tecnologia da informação; Analista de TI; Analista programador; Informática; Back-end; Desenvolvedor back-end; Full stack; Desenvolvedor full stack; Desenvolvedor Java; Desenvolvedor Python; Desenvolvedor mobile; Desenvolvedor de aplicativos; Ciência da computação; Cientista da computação; Inteligência artificial
212410 Analista de redes; Analista de infraestrutura
212420 Analista de suporte; Suporte de TI; Suporte técnico; Help desk; Service desk; Analista de suporte técnico; Suporte de informática
212425 Arquiteto de software; Arquiteto de soluções; Arquiteto de sistemas
212430 Testador de software; QA; Analista de qualidade de software; Analista de testes; Tester
213315 Moça do tempo
213405 Geologia
213440 Oceanografia; Oceanólogo
214005 Engenharia ambiental
214105 Arquiteto; Arquitetura
214120 Paisagista
214125 Arquitetura e urbanismo
214205 Engenheiro; Engenharia civil; Engenheiro de obras; Engenheiro de construção; Engenharia
214305 Engenharia elétrica; Engenheiro elétrico
214310 Engenharia eletrônica
214405 Engenharia mecânica
214425 Engenheiro aeroespacial; Engenharia aeronáutica
214505 Engenharia química
214605 Engenharia de materiais
214705 Engenharia de minas
214905 Engenharia de produção
214915 Engenheiro do trabalho
215105 Prático
215305 Piloto de avião; Aviador; Piloto; Comandante de avião; Copiloto; Piloto de linha aérea
221105 Biologia; Biólogo marinho
221205 Biomedicina
222110 Agrônomo; Agronomia; Engenharia agronômica
222120 Engenharia florestal
222205 Engenharia de alimentos
`;

const health = `
223208 Dentista; Odontólogo; Odontologia; Cirurgião-dentista; Odonto
223240 Ortodontista; Dentista de aparelho
223212 Endodontista; Dentista de canal
223236 Dentista infantil; Dentista de criança
223305 Veterinário; Medicina veterinária
223310 Zootecnia
223405 Farmácia; Bioquímico
223505 Enfermagem; Enfermeira chefe; Enfermeiro padrão
223545 Enfermeira obstetra; Obstetriz; Parteira
223525 Enfermeiro de UTI
223605 Fisioterapeuta; Fisioterapia; Fisio
223645 Quiroprata
223710 Nutrição; Nutri
223810 Fonoaudióloga; Fono; Fonoaudiologia
223905 Terapia ocupacional; TO
224120 Personal trainer; Educador físico; Profissional de educação física; Professor de academia; Personal; Treinador pessoal; Instrutor de academia; Professor de musculação; Professor de ginástica; Treinador; Instrutor de musculação; Professor de pilates; Instrutor de pilates; Professor de natação; Crossfit; Professor de ioga; Yoga
224125 Técnico de vôlei; Técnico esportivo; Treinador esportivo; Coach esportivo
224135 Técnico de futebol; Treinador de futebol
225103 Infectologista
225106 Legista
225110 Alergista; Imunologista; Médico de alergia
225112 Neurologista; Neurologia; Médico da cabeça
225115 Angiologista
225118 Nutrólogo
225120 Cardiologista; Cardiologia; Médico do coração
225121 Oncologista; Oncologia; Médico de câncer
225124 Pediatria; Médico de criança; Médico infantil
225125 Médico; Medicina; Doutor; Clínico geral; Médico clínico geral; Médico plantonista
225127 Pneumologista; Médico do pulmão
225130 Médico da família; Médico do postinho; Médico do posto de saúde
225133 Psiquiatra; Psiquiatria
225135 Dermatologista; Dermatologia; Dermato; Médico de pele
225136 Reumatologista
225140 Medicina do trabalho
225150 Médico intensivista; Intensivista; Médico de UTI
225151 Anestesista; Médico anestesista
225155 Endocrinologista; Endócrino
225165 Gastroenterologista; Gastro; Médico do estômago
225180 Geriatra; Médico de idosos
225225 Cirurgião; Cirurgião geral
225235 Cirurgião plástico
225210 Cirurgião cardíaco
225250 Ginecologista; Obstetra; Ginecologia; Gineco; Médico de mulher
225255 Mastologista
225260 Neurocirurgião
225265 Oftalmologista; Oftalmo; Oculista; Médico de olhos
225270 Ortopedista; Ortopedia; Médico de ossos; Traumatologista
225275 Otorrinolaringologista; Otorrino; Médico de ouvido
225280 Proctologista
225285 Urologista
225320 Radiologista; Médico radiologista
225325 Patologista
`;

const educationLawAndSociety = `
231105 Professor de pré-escola
231110 Professor de creche; Professor de berçário; Professor de maternal; Professora de educação infantil
231210 Professor; Professor primário; Professor de escola; Professor do ensino fundamental; Alfabetizador; Professor alfabetizador; Docente; Professor de 1ª a 4ª série; Educador
231205 Professor de EJA
231305 Professor de ciências
231310 Professor de artes
231315 Professor de educação física; Prof de educação física
231325 Professor de história
231320 Professor de geografia
231330 Professor de inglês; Professor de espanhol; Teacher
231335 Professor de português; Professor de língua portuguesa; Letras
231340 Professor de matemática
232110 Professor de biologia
232115 Professor do ensino médio
232130 Professor de física
232165 Professor de química
232125 Professor de filosofia
232170 Professor de sociologia
331105 Professor de educação infantil
331110 Auxiliar de creche; Auxiliar de sala; Monitor de creche; Berçarista; Cuidador de creche; Tia da creche; Auxiliar de classe; Recreadora de creche; Auxiliar de educação infantil; Auxiliar de professor; Monitor de educação infantil
234520 Professor universitário; Professor de faculdade; Professor do ensino superior; Professor de universidade
239405 Coordenador de escola; Coordenador escolar; Coordenação pedagógica
239415 Pedagogia
239220 Professor de educação especial
239435 Designer instrucional
241005 Advocacia; Direito; Advogado autônomo
241025 Advogado criminalista; Criminalista
241035 Advogado trabalhista; Trabalhista
241020 Advogado tributarista; Advogado público
241335 Tabelião; Dono de cartório; Notário
242210 Procurador
242235 Promotor; Promotor público
242305 Delegado; Delegado da Polícia Civil
242405 Defensor; Defensoria pública
251105 Antropologia
251110 Arqueologia
251205 Economia
251305 Geografia
251405 Filosofia
251120 Sociologia
251510 Psicólogo; Psicologia; Psicoterapeuta; Terapeuta; Psi
251550 Psicanálise
251605 Serviço social; Assistência social
`;

const businessAndMedia = `
252105 Administração; Administração de empresas; Administrador de empresas; Gestão de empresas; Analista administrativo; Empreendedor
252205 Auditor; Auditor contábil; Auditoria
252210 Contabilidade; Contabilista; Ciências contábeis; Contador público
252305 Secretária; Assessora executiva; Secretariado; Secretariado executivo
252405 RH; Recursos humanos; Analista de RH; Recrutador; Tech recruiter; Business partner; Analista de recrutamento e seleção; Gestão de pessoas; Headhunter
252525 Analista de crédito
252545 Analista financeiro
252710 Analista de planejamento
252715 Logística
252705 PCP
253110 Redator publicitário; Copywriter
253115 Publicidade; Propaganda; Publicidade e propaganda; Analista de publicidade
253125 Diretor de arte
253215 Gerente de contas; Gerente de relacionamento
253305 Investidor; Trader; Corretor de ações; Corretor da bolsa; Day trader; Assessor de investimentos; Agente autônomo de investimentos
253405 Social media; Analista de redes sociais; Gestor de redes sociais; Analista de marketing digital; Gestor de tráfego
253410 Influencer; Youtuber; Blogueiro; Digital influencer; Tiktoker; Criador de conteúdo; Instagramer; Streamer; Podcaster; Produtor de conteúdo
254105 Auditor da Receita; Fiscal da Receita; Auditor fiscal
254305 Fiscal do trabalho
254410 Fiscal da prefeitura; Fiscal de rendas
254505 Fiscal de posturas
261125 Jornalismo
261135 Repórter
261140 Revisor
261205 Biblioteconomia
261420 Tradução
261425 Intérprete de Libras; Tradutor de Libras; Libras
261515 Escritor; Romancista; Autor
261505 Roteirista
261530 Redator; Redator web; Redator técnico
261705 Âncora de telejornal
261715 Locutor; Radialista; Locutor de rádio; Dublador; Narrador
261730 Repórter de TV
261805 Fotografia
262110 Produtor de cinema
262205 Cineasta; Diretor de filmes
262405 Artista plástico; Artista; Pintor de quadros; Escultor; Tatuador; Ilustrador
262410 Designer gráfico; Designer; Web designer; Webdesigner; Design gráfico; UX designer; UI designer; Designer UX; UX; Design; Designer digital; Designer de interfaces
262420 Designer de produto; Design de produto
262425 Estilista; Designer de moda; Moda; Figurinista
262505 Atriz; Artista de TV; Ator de novela; Teatro; Ator e atriz; Dublador
262615 Maestro; Regente; Regente de coral
262705 Cantor; Vocalista; Rapper; Sertanejo; MC
262710 Músico; Instrumentista; Guitarrista; Violonista; Pianista; Baterista; Tecladista
262810 Bailarino; Dançarino; Balé
263105 Pastor; Padre; Pastor evangélico; Freira; Bispo; Rabino; Líder religioso; Religioso
271105 Chef
271110 Gastrônomo; Gastronomia
`;

const technicians = `
300105 Técnico em mecatrônica; Técnico em automação; Técnico em automação industrial
301105 Laboratorista; Técnico de laboratório
311505 Técnico em meio ambiente; Técnico ambiental
312105 Técnico em edificações; Técnico em construção civil
313105 Técnico em eletrotécnica
313130 Técnico em elétrica
313220 Técnico em informática; Técnico de computador; Manutenção de computadores; Técnico de celular
317105 Desenvolvedor web; Programador web; Webmaster; Front-end; Desenvolvedor front-end
317110 Programador; Programador de computador; Dev; Desenvolvedor; Desenvolvedor de sistemas; Técnico em desenvolvimento de sistemas; Programador júnior; Programação; Coder
317115 Programador CNC
317120 Desenvolvedor de jogos; Programador de jogos; Game designer; Desenvolvedor de games; Animador digital
317210 Técnico de suporte; Técnico de TI; Suporte ao usuário
318005 Desenhista; Cadista; Desenhista CAD
318410 Ilustrador
318510 Projetista; Desenhista projetista
318805 Projetista de móveis planejados
318810 Modelista
321105 Técnico em agricultura
322110 Calista
322120 Massagista; Massoterapia
322125 Acupunturista; Terapeuta; Reiki
322130 Depiladora; Designer de sobrancelhas; Estética; Micropigmentadora; Lash designer
322205 Técnico; Tec de enfermagem; Enfermagem
322225 Instrumentador
322230 Auxiliar de enfermeira
322305 Óptico; Técnico em óptica; Optometrista
322410 Protético
322415 Auxiliar de dentista; Assistente de dentista; Auxiliar odontológico; ASB; Atendente de dentista
323105 Técnico em zootecnia
324115 Técnico em radiologia; Técnico de raio-x; Operador de raio-x; Radiologia; Raio x
324205 Técnico em análises clínicas; Técnico de laboratório; Análises clínicas
325210 Técnico em nutrição
333105 Instrutor de autoescola; Instrutor de trânsito; Instrutor de direção
333110 Instrutor; Monitor de cursos; Professor particular; Instrutor de informática
333115 Professor de idiomas; Professor de música; Professor de reforço; Explicador; Reforço escolar
334110 Inspetor de alunos; Inspetor escolar; Monitor escolar; Bedel; Monitor de escola; Inspetor de escola
341105 Piloto comercial
341110 Piloto de helicóptero
342210 Despachante
342215 Comércio exterior
342405 Agente de metrô; Metroviário
342505 Controlador de voo
342535 Atendente de companhia aérea; Agente de aeroporto; Aeroviário
351105 Técnico contábil
351315 Recrutador; Selecionador; Recrutamento e seleção
351405 Escrevente de cartório
351410 Escrivão
351420 Escrivão da Polícia Civil
351430 Auxiliar jurídico; Assistente jurídico; Estagiário de direito; Paralegal; Técnico judiciário; Analista judiciário
351435 Mediador; Conciliador
351505 Secretária
351605 TST; Segurança do trabalho; Técnico em segurança
351805 Detetive; Detetive particular; Investigador particular
351810 Policial civil; Investigador; Polícia civil; Inspetor de polícia; Agente da Polícia Civil; Detetive de polícia
352205 Fiscal ambiental; Agente ambiental; Fiscal do Ibama
352210 Agente de vigilância sanitária; Fiscal sanitário; Agente sanitário
354125 Assistente comercial; Auxiliar de vendas; Auxiliar comercial
354130 Promotor técnico
354135 Consultor de vendas; Consultor comercial; Vendedor técnico
354145 Vendedor externo; Vendedor viajante
354150 Propagandista; Representante farmacêutico; Propagandista médico
354205 Analista de compras
354505 Vendedor de seguros
354605 Corretor; Corretor imobiliário; Vendedor de imóveis; Imobiliária
354705 Representante comercial; Representante de vendas
354815 Agente de viagens; Agente de turismo
354820 Produtor de eventos; Promoter; Eventos; Produtor de festas
371110 Auxiliar de bibliotecário
371410 Animador de festas; Recreacionista; Monitor de recreação; Animador infantil; Monitor de acampamento
372115 Cinegrafista; Cameraman; Câmera; Operador de câmera; Videomaker; Filmmaker
373130 Técnico de som; Técnico de áudio
374145 DJ; Disc jockey
374405 Editor de vídeo; Edição de vídeo
375105 Decorador; Decorador de interiores; Design de interiores
375110 Vitrinista
375120 Decorador de festas
376235 Ilusionista
376305 Apresentador
376320 Apresentador de TV
376410 Modelo; Modelo fotográfico; Manequim; Passarela
377110 Jogador de futebol; Futebolista; Goleiro; Jogador
377105 Atleta; Esportista; Gamer; Jogador profissional
377120 Lutador; Lutador de MMA
377145 Boxeador; Lutador de boxe
377220 Juiz de futebol; Árbitro; Bandeirinha
391205 Controle de qualidade; Analista de qualidade; Controlador de qualidade; Auxiliar de qualidade
`;

const officeAndService = `
410105 Supervisor; Encarregado administrativo; Coordenador administrativo; Chefe de escritório; Encarregado
411005 Auxiliar administrativo; Escriturário; Aux administrativo; Jovem aprendiz; Menor aprendiz; Aprendiz; Estagiário; Auxiliar; Auxiliar geral de escritório; Estágio
411010 Assistente; Agente administrativo; Assistente de escritório; Auxiliar administrativo; Analista administrativo; Técnico administrativo; Administrativo; Servidor público; Funcionário público
411030 Auxiliar de RH; Assistente de RH; Auxiliar de departamento pessoal; Departamento pessoal; DP; Assistente de departamento pessoal; Auxiliar de recursos humanos
411050 Agente de crédito
412205 Office-boy; Officeboy; Office-girl; Boy; Mensageiro
413105 Folha de pagamento
413110 Auxiliar contábil; Assistente contábil; Auxiliar financeiro; Assistente financeiro; Auxiliar fiscal; Assistente fiscal; Financeiro; Contas a pagar
413115 Faturista
413210 Caixa bancário
413225 Bancário; Escriturário; Funcionário de banco; Banco
414105 Auxiliar de almoxarifado; Auxiliar de almoxarife
414125 Auxiliar de estoque; Repositor de estoque
414140 Assistente de logística; Auxiliar de expedição; Separador de mercadorias; Separador de pedidos; Separador
414215 Conferente; Conferente de mercadorias
415205 Funcionário dos Correios; Agente dos Correios; Entregador de cartas; Correios; Carteiro dos Correios
421105 Atendente dos Correios
421125 Caixa; Caixa de supermercado; Caixa de loja; Caixa de mercado; Operador de caixa de supermercado
421205 Atendente de lotérica
421310 Cobrador; Agente de cobrança; Operador de cobrança; Analista de cobrança
422105 Recepcionista; Atendente; Recepção; Secretária de recepção; Hostess
422110 Recepcionista de clínica; Recepcionista de hospital; Secretária de consultório; Secretária de médico; Atendente de consultório; Recepcionista de consultório; Atendente de clínica
422120 Recepcionista de pousada
422310 Operador de telemarketing; Telemarketing; Atendente de telemarketing; Atendente de call center; Call center; Operador de call center; SAC; Atendente de SAC; Teleatendente; Telemarketeiro
424105 Recenseador; Recenseador do IBGE; Pesquisador do IBGE; Agente censitário; Entrevistador
510110 Síndico; Administrador de condomínio; Síndico profissional
511105 Comissário de bordo; Aeromoça
511215 Cobrador de ônibus; Trocador de ônibus; Trocador
511405 Guia turístico; Guia; Guia de viagem
512105 Doméstica; Empregada doméstica; Trabalhador doméstico; Empregada; Secretária do lar; Secretária doméstica; Dona de casa; Do lar
512120 Diarista; Faxineira diarista; Trabalhadora doméstica diarista
513115 Governanta
513205 Cozinheiro; Cozinha; Cozinheiro de restaurante; Chapeiro; Chapista; Saladeiro
513215 Merendeira; Cozinheira escolar; Merendeira escolar
513315 Camareira; Arrumadeira; Arrumadeira de hotel
513405 Garçonete; Atendente de restaurante; Atendente de mesa
513420 Bartender; Bargirl; Barmaid; Mixologista
513425 Auxiliar de copa; Tia do café
513435 Lanchonete; Atendente de padaria; Chapeiro; Atendente de fast food; Balconista de lanchonete; Atendente de cafeteria; Balconista de padaria; Chapeiro de lanchonete; Lancheiro; Atendente de bar; Hamburgueiro
513440 Atendente de café
513505 Auxiliar de cozinha; Ajudante de cozinha; Lavador de pratos; Cumim de cozinha; Merendeira; Lavador de louça
513615 Sushiwoman; Sushi
514120 Zelador; Zelador de prédio
514205 Lixeiro; Coletor de lixo; Gari; Gari coletor; Catador de lixo
514215 Gari; Varredor; Gari de rua; Gari varredor
514225 Auxiliar de limpeza urbana; Limpeza urbana; Trabalhador da limpeza pública; Auxiliar de serviços gerais; ASG
514320 Auxiliar de limpeza; Auxiliar de serviços gerais; Limpeza; Servente de limpeza; Servente; Serviços gerais; Ajudante de limpeza; Auxiliar de higienização; ASG; Agente de limpeza; Faxina
514325 Marido de aluguel; Manutenção predial; Faz-tudo
514310 Oficial de manutenção; Auxiliar de manutenção
514330 Piscineiro
515105 Agente de saúde; ACS; Agente comunitário
515135 Socorrista; Paramédico; Resgatista; Samu; Socorrista do Samu
515140 Agente de endemias; Agente da dengue; ACE; Agente de combate à dengue
515320 Conselheiro do conselho tutelar
516105 Barbearia; Barba
516110 Cabelereiro; Cabeleleiro; Hair stylist; Trancista; Salão de beleza; Cabelo
516120 Manicure e pedicure; Nail designer; Unhas
516125 Maquilador; Make-up; Maquiagem
516205 Cuidadora de crianças; Babysitter; Pajem; Cuidador de bebê
516210 Cuidador; Acompanhante de idoso; Home care
516305 Lavadeira
516325 Passadeira; Passador de roupas
516505 Coveiro; Papa-defunto
516610 Coveiro
516805 Cartomante; Tarólogo; Vidente; Benzedeira
517110 Bombeiro; Brigadista
517115 Guarda-vidas
517205 Policial federal; Polícia federal; PF
517210 Policial rodoviário; PRF; Polícia rodoviária
517215 Guarda municipal; Guarda civil; GCM; Guarda civil metropolitano
517220 Guarda de trânsito; Marronzinho; Fiscal de trânsito; Amarelinho
517310 Guarda-costas; Segurança particular; Segurança pessoal; Leão de chácara
517315 Policial penal; Carcereiro; Agente penitenciário; Agente prisional; Polícia penal
517330 Segurança; Vigilante patrimonial; Segurança patrimonial; Vigilante de banco; Guarda; Segurança de shopping
517410 Porteiro; Porteiro de prédio; Porteiro de condomínio
517415 Controlador de acesso
517420 Guarda noturno; Vigia noturno
517425 Fiscal de supermercado; Prevenção de perdas; Fiscal de prevenção de perdas; Fiscal de mercado; Fiscal
519105 Entregador de bicicleta; Bike boy; Entregador de bike; Ciclista entregador
519110 Motoboy; Motociclista; Entregador; Entregador de moto; Entregador de aplicativo; Entregador do iFood; iFood; Rappi; Moto boy; Delivery; Motogirl; Motoqueiro; Entregador de delivery; Entregador de pizza; Entregador de comida; Motociclista entregador; Loggi
519115 Moto-táxi; Moto-taxista
519205 Catador; Catador de recicláveis; Reciclador; Catador de papel; Catador de latinhas
519305 Enfermeiro veterinário
519315 Banho e tosa; Banhista; Pet shop; Banhista de pet shop
519320 Tosador; Groomer
519910 Dedetizador
519925 Flanelinha; Manobrista; Guardador de carros
519935 Lavador de carros; Lava-rápido; Lava-jato
519805 Prostituta; Garota de programa
`;

const salesAndField = `
520110 Supervisor de vendas; Líder de loja; Encarregado de loja
521110 Vendedor; Vendedor de loja; Balconista; Atendente de loja; Comerciário; Consultor de vendas; Vendas; Lojista; Vendedor interno; Vendedor varejista; Vendedora de roupas
521115 Promotor; Promotor de merchandising
521125 Repositor; Repositor de supermercado; Repositor de mercado; Abastecedor de prateleiras; Repositor de loja
521130 Balconista de farmácia; Atendente de farmácia; Atendente de drogaria
521135 Bombeiro de posto; Atendente de posto; Atendente de posto de gasolina; Frentista de posto
521140 Atendente de mercado; Atendente de supermercado; Atendente de balcão; Empacotador de supermercado
524105 Revendedora; Sacoleira; Consultora de beleza; Consultora Natura; Vendedor porta a porta
524305 Camelô; Ambulante; Vendedor de rua; Marreteiro
524205 Vendedor de feira
524310 Pipoqueiro
612005 Agricultor; Lavrador; Produtor rural; Fazendeiro; Agricultor familiar; Roceiro
613110 Pecuarista; Criador de gado; Criador de bois
613115 Produtor de leite
621005 Trabalhador rural; Lavrador; Agricultor; Peão de fazenda; Boia-fria; Trabalhador do campo; Ajudante de lavoura; Roça
622005 Caseiro; Caseiro de sítio; Caseiro de chácara
622010 Jardinagem; Roçador; Podador
622020 Boia-fria; Volante
622110 Cortador de cana; Canavieiro
622610 Colhedor de café; Apanhador de café
623005 Adestrador de cães; Adestrador de cachorro; Passeador de cães; Treinador de cachorro
623020 Tratador de cavalos
623110 Vaqueiro; Peão; Boiadeiro; Peão de boiadeiro
623115 Ordenhador; Retireiro
631105 Pescador
631210 Pescador
641015 Tratorista; Operador de trator; Motorista de trator; Operador de máquinas agrícolas
`;

const industryAndTransport = `
710205 Mestre de obras; Encarregado de obras; Empreiteiro
711130 Minerador
715115 Operador de retroescavadeira; Retroescavadeira; Operador de escavadeira hidráulica
715125 Operador de máquinas pesadas; Tratorista de obra
715210 Pedreiro de obra; Construtor; Pedreiro de acabamento
715305 Armador; Ferreiro armador; Armador de ferragem
715505 Carpintaria
715615 Eletricista; Eletricista residencial; Eletricista predial; Eletricista de obras
716510 Azulejista; Ladrilheiro; Assentador de pisos; Ladrilhador
716610 Pintor; Pintor de parede; Pintor residencial; Pintor de casas
717020 Ajudante de pedreiro; Servente de pedreiro; Ajudante de obras; Peão de obra; Ajudante; Auxiliar de pedreiro; Ajudante geral de obra; Servente
721215 Torneiro; Torneiro mecânico
721430 Torneiro CNC; Operador de CNC
724110 Bombeiro hidráulico; Encanador hidráulico
724315 Soldador MIG; Soldador TIG; Soldador naval
724440 Serralheria
725705 Técnico em refrigeração; Refrigerista
732120 Eletricista de rede; Eletricista de poste
731320 Instalador de internet; Técnico de internet; Técnico de telefone; Instalador de fibra óptica; Instalador de antena
751125 Ourives de joias
763010 Costureira; Costura; Modista
763015 Alfaiate de consertos; Costureira de consertos; Conserto de roupas
763105 Auxiliar de costura
763210 Costureira; Costureira industrial; Costureira de fábrica
764005 Sapateiro de fábrica; Trabalhador de fábrica de sapatos
765235 Tapeceiro; Estofador
766215 Gráfico; Impressor; Impressor gráfico
768320 Sapateiro; Sapataria
771105 Marcenaria; Moveleiro; Marceneiro de móveis planejados
774105 Montador de móveis; Montador; Montador de móveis planejados
782110 Operador de guindaste; Guindasteiro
782220 Empilhadeirista
782305 Motorista; Motorista de aplicativo; Uber; Motorista de Uber; Motorista particular; Chofer; 99; Motorista do 99; Motorista de carro; Motorista de app; Condutor; Motorista executivo
782310 Motorista entregador; Motorista de van; Motorista de entrega; Motorista escolar; Perueiro; Motorista de transporte escolar; Entregador de mercadorias; Motorista de furgão; Entregador de carro
782315 Taxista; Táxi; Motorista de praça
782320 Motorista de ambulância; Ambulância
782410 Motorista de ônibus; Condutor de ônibus; Motorista de coletivo
782510 Caminhoneiro; Motorista de caminhão; Carreteiro; Motorista carreteiro; Motorista de carreta; Motorista de caminhão-baú; Motorista de truck
782505 Caminhoneiro; Caminhoneiro autônomo
782515 Guincheiro; Motorista de guincho
782610 Maquinista; Trem
782705 Marinheiro
783210 Carregador; Chapa; Ajudante de carga e descarga
783215 Saqueiro; Ajudante de carga e descarga; Ajudante de mudança
783225 Ajudante de caminhão; Ajudante de entrega; Auxiliar de entrega
784105 Empacotador; Embalador; Auxiliar de embalagem
784205 Auxiliar de produção; Operário; Ajudante de produção; Ajudante geral; Operador de produção; Auxiliar industrial; Metalúrgico; Ajudante; Operador de máquina; Auxiliar de fábrica; Trabalhador de fábrica; Montador de linha de produção
811310 Petroleiro
848305 Padaria; Panificador; Auxiliar de padeiro
848310 Doceira; Boleira; Confeitaria; Bolos
848325 Sorveteiro
848510 Açougue; Açougueiro de supermercado
911205 Instalador de ar-condicionado; Técnico de ar-condicionado; Mecânico de ar-condicionado
911305 Mecânico industrial; Mecânico de manutenção; Mecânico de máquinas; Mecânico de manutenção industrial
914105 Mecânico de avião; Mecânico de aeronaves
914405 Mecânico; Mecânico de automóveis; Mecânico de carro; Mecânico automotivo; Mecânico de veículos
914415 Mecânico de moto
914425 Mecânico de caminhão; Mecânico diesel
919310 Mecânico de bicicleta; Bicicleteiro; Consertador de bicicletas
951105 Eletricista industrial; Eletricista de manutenção
951305 Instalador de alarmes; Instalador de câmeras; Técnico em segurança eletrônica; Instalador de câmeras de segurança
953115 Eletricista de automóveis; Autoelétrico; Eletricista de carro; Auto-elétrico; Autoeletricista; Eletricista automotivo
954205 Técnico de eletrodomésticos; Conserto de geladeira; Técnico de máquina de lavar; Técnico de geladeira
991305 Funileiro; Lanterneiro; Lanterneiro de carro; Martelinho de ouro; Chapeador de carro
991315 Pintor de carro; Pintor automotivo; Pintor de automóveis
992115 Borracharia
992225 Auxiliar de estrada
`;

const blocks = [
  armedForcesAndPolice,
  directorsAndManagers,
  sciencesAndEngineering,
  health,
  educationLawAndSociety,
  businessAndMedia,
  technicians,
  officeAndService,
  salesAndField,
  industryAndTransport,
];

const linesOf = (block: string): string[] => block.trim().split('\n');

/** Everyday names of occupations by CBO code, most common first. */
export const everydayNames: ReadonlyMap<string, readonly string[]> = new Map(
  blocks.flatMap(linesOf).map((line) => [line.slice(0, 6), line.slice(7).split('; ')]),
);
