/** Descriptions of courses in health and environment; see `course-texts.ts`. */
export const healthAndEnvironment = `
Agente Comunitário de Saúde|1200|515105 352210|Visita famílias em casa, orienta sobre prevenção e acompanha gestantes, crianças, idosos e doentes crônicos do bairro.|Unidades básicas de saúde, equipes de saúde da família e secretarias municipais.
Análises Clínicas|1200|324205 515215|Colhe e prepara amostras de sangue e de outros materiais, opera os equipamentos do laboratório e confere os resultados dos exames.|Laboratórios de análises, hospitais, bancos de sangue e postos de coleta.
Citopatologia|1200|324215 324205|Prepara lâminas com células e as examina ao microscópio, à procura de sinais de doenças como o câncer.|Laboratórios de citologia, hospitais e programas de prevenção do câncer.
Controle Ambiental|-|311505 311520|Mede a poluição da água, do ar e do solo e acompanha o tratamento de esgotos e resíduos.|Indústrias, estações de tratamento, laboratórios e órgãos ambientais.
Enfermagem|1200|322205 322215 322230|Cuida de pacientes: dá medicamentos, faz curativos, mede sinais vitais e acompanha a recuperação, com a equipe de enfermagem.|Hospitais, postos de saúde, clínicas, ambulâncias, asilos e a casa dos pacientes.
Equipamentos Biomédicos|-|313205 313215|Instala, testa e conserta aparelhos médicos, como monitores, respiradores e equipamentos de exame.|Hospitais, clínicas, fabricantes e assistência técnica de equipamentos médicos.
Estética|-|322130 516110 516120|Avalia a pele e o cabelo de clientes e aplica tratamentos de limpeza, hidratação, massagem e depilação.|Clínicas de estética, salões de beleza, spas e o próprio negócio.
Farmácia|1200|325115 325105 521130 515210|Controla o estoque de medicamentos, ajuda a manipular fórmulas e orienta o público sobre o que a receita prescreve.|Farmácias, drogarias, hospitais, laboratórios e a indústria farmacêutica.
Gerência de Saúde|-|411010 352210|Organiza agendas, compras, contas e estatísticas de um serviço de saúde.|Hospitais, clínicas, planos de saúde e secretarias de saúde.
Hemoterapia|-|324220 324205|Recebe doadores, coleta e separa o sangue e faz os testes que tornam a transfusão segura.|Hemocentros, bancos de sangue e hospitais.
Saúde Bucal|1200|322405 322415|Auxilia nos tratamentos dentários, aplica flúor, remove placa e ensina a cuidar dos dentes.|Consultórios, clínicas, escolas e unidades públicas com atendimento odontológico.
Imagem Pessoal|-|516110 516120 322130|Orienta clientes sobre aparência e faz cortes, penteados, maquiagem e cuidados com as unhas.|Salões de beleza, estúdios, produtoras e o próprio negócio.
Imobilizações Ortopédicas|-|322605|Coloca e retira gessos, talas e outras imobilizações, conforme a orientação médica.|Prontos-socorros, hospitais e clínicas de ortopedia.
Massoterapia|-|322120 322130|Aplica massagens para aliviar dores, relaxar e melhorar a circulação de quem procura o serviço.|Clínicas, spas, academias, clubes, hotéis e atendimento em domicílio.
Meio Ambiente|-|311505 352205|Acompanha o uso da água, do solo e das matas, ajuda em licenças ambientais e conduz ações de educação e recuperação de áreas.|Empresas, consultorias, unidades de conservação, cooperativas de reciclagem e prefeituras.
Meteorologia|-|311510|Opera estações que medem chuva, vento e temperatura e organiza os dados que servem à previsão do tempo.|Institutos de meteorologia, aeroportos, defesa civil e empresas de energia.
Nutrição e Dietética|-|325210 513220 513205|Acompanha o preparo de refeições, confere higiene e porções e ajuda a montar cardápios para cada público.|Cozinhas de hospitais, escolas e empresas, restaurantes e asilos.
Óptica|-|322305 521110|Monta e ajusta óculos, mede distâncias dos olhos e orienta a escolha de lentes e armações.|Óticas, laboratórios de lentes e fabricantes de armações.
Órteses e Próteses|-|322505|Molda, monta e ajusta próteses, palmilhas e aparelhos que substituem ou apoiam partes do corpo.|Oficinas ortopédicas, centros de reabilitação e hospitais.
Podologia|-|322110|Cuida dos pés: trata calos, unhas encravadas e rachaduras e orienta pessoas com diabetes.|Clínicas de podologia, centros de saúde, salões e asilos.
Prótese Dentária|1200|322410 322420|Fabrica dentaduras, coroas, pontes e aparelhos a partir de moldes e de desenhos digitais.|Laboratórios de prótese, clínicas odontológicas e fornecedores de materiais dentários.
Radiologia|1200|324115|Prepara o paciente, opera os aparelhos de raio X, tomografia e ressonância e cuida da proteção contra a radiação.|Hospitais, clínicas de imagem, prontos-socorros, consultórios odontológicos e indústrias.
Registros e Informações em Saúde|-|415105 412110|Organiza prontuários e transforma os atendimentos em dados que orientam a gestão da saúde.|Arquivos de hospitais, secretarias de saúde e operadoras de planos.
Vigilância em Saúde|-|352210 515140|Inspeciona comércios e ambientes, investiga focos de doenças e orienta a população para evitar surtos.|Vigilâncias sanitária, ambiental e epidemiológica de municípios e estados.
Cuidados de Idosos|-|516210 322205|Acompanha pessoas idosas nas tarefas do dia, nos remédios e no lazer, com atenção à segurança e à autonomia delas.|Residências, casas de repouso, centros-dia e hospitais.
Necropsia|-|516505 328105|Auxilia no exame de corpos, conserva órgãos e amostras e prepara o corpo para o velório.|Institutos médico-legais, serviços de verificação de óbito e funerárias.
Optometria|-|322305|Mede a acuidade da visão, testa lentes e adapta óculos e lentes de contato.|Óticas, laboratórios ópticos e empresas de lentes de contato.
Veterinária|-|519305 623020 519320|Ajuda no atendimento a animais: contém, medica, prepara para exames e cirurgias e cuida da higiene.|Clínicas e hospitais veterinários, pet shops, canis, zoológicos e fazendas.
`;
