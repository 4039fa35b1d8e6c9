/** Rows for engineering, agriculture, health and services, in the format of `study-fields.ts`. */
export const engineeringAndHealth = `
071|civil|2142|Projeta e acompanha a construção de casas, prédios, pontes, estradas e redes de água.|Construtoras, escritórios de projeto, concessionárias e órgãos públicos.
071|aeronaut,aeronave|2144 9141|Projeta, testa e mantém aviões, helicópteros e seus motores.|Fabricantes de aeronaves, companhias aéreas, oficinas e órgãos de aviação.
071|fabricacao,manutencao|1427 3144|Planeja a fabricação de peças e a manutenção das máquinas que as produzem.|Metalúrgicas, fábricas de máquinas e empresas de manutenção.
071|mecanica|2144|Projeta máquinas, motores e peças e acompanha sua fabricação e manutenção.|Montadoras, metalúrgicas, usinas, petróleo e empresas de manutenção.
071|eletrica|2143|Projeta instalações, redes e equipamentos de energia, e cuida de sua operação.|Distribuidoras e usinas de energia, indústrias, construtoras e consultorias.
071|computacao|2122 2124|Projeta computadores, circuitos e os programas que os controlam.|Indústria eletrônica, empresas de tecnologia, automação e telecomunicações.
071|quimic|2145|Projeta e opera processos que transformam matérias-primas em combustíveis, tintas, remédios e alimentos.|Refinarias, indústrias químicas, de papel, de alimentos e de cosméticos.
071|ambiental,sanitaria,saneamento|2140 3122|Projeta tratamento de água, esgoto e resíduos e avalia o impacto de obras e indústrias.|Companhias de saneamento, indústrias, consultorias e órgãos ambientais.
071|controle,mecatronica,automacao|2021 3001|Projeta sistemas e robôs que controlam máquinas e processos.|Indústrias automatizadas, integradoras, usinas e fabricantes de máquinas.
071|eletronica,telecomunicac,eletrotecnica|2143 3132|Projeta e mantém circuitos, equipamentos e redes de comunicação e de energia.|Operadoras, indústria eletrônica, distribuidoras de energia e assistência técnica.
071|biomedica|2143 3012|Desenvolve e mantém equipamentos usados em exames, cirurgias e reabilitação.|Hospitais, fabricantes de equipamentos médicos e centros de pesquisa.
071|naval|2144|Projeta e acompanha a construção de navios, barcos e plataformas.|Estaleiros, empresas de navegação, petróleo e certificadoras.
071|energia|2143 2140|Planeja e opera usinas solares, eólicas, hidrelétricas e de biomassa.|Empresas de energia, indústrias, consultorias e órgãos do setor.
071|bioprocesso|2145 2011|Projeta processos com microrganismos e células para fabricar remédios, alimentos e combustíveis.|Indústrias farmacêuticas e de alimentos, usinas e laboratórios.
071|nuclear,fisica|2131 2032|Aplica a física a materiais, medidas, radiação e novas fontes de energia.|Usinas, hospitais, laboratórios e centros de pesquisa.
071|*|2144 2143|Projeta, constrói e melhora máquinas, circuitos e processos.|Indústrias, empresas de energia, construtoras e consultorias.
072|engenharia de producao|2149 1412|Organiza pessoas, máquinas e materiais para produzir mais, com menos custo e desperdício.|Indústrias, logística, hospitais, bancos e consultorias.
072|engenharia de alimentos|2222|Projeta processos e produtos alimentícios e cuida da qualidade e da segurança deles.|Indústrias de alimentos e bebidas, laboratórios e fiscalização.
072|materiais,metalurg|2146|Desenvolve e testa metais, plásticos, cerâmicas e outros materiais.|Siderúrgicas, indústrias de plástico e cerâmica, e centros de pesquisa.
072|minas|2147|Planeja a extração e o tratamento de minérios, com segurança e recuperação da área.|Mineradoras, pedreiras, consultorias e órgãos de fiscalização.
072|petroleo|2147 3163|Estuda reservatórios e projeta a perfuração e a produção de petróleo e gás.|Empresas de petróleo, prestadoras de serviços e agências reguladoras.
072|textil|2149 3116|Desenvolve fios e tecidos e acompanha a produção, do fio ao acabamento.|Tecelagens, malharias, confecções e laboratórios.
072|gestao da producao|1412 3911|Programa a produção, acompanha custos e prazos e melhora o uso das máquinas.|Fábricas de todos os ramos e empresas de serviços industriais.
072|alimentos,agroindustria,laticinio|3252 8401|Acompanha a transformação de leite, frutas, carnes e grãos, e analisa a qualidade.|Indústrias de alimentos, cooperativas, laticínios e frigoríficos.
072|enologia|3250|Acompanha a uva da parreira à garrafa e define o perfil de cada vinho.|Vinícolas, cooperativas, importadoras e escolas de vinho.
072|*|1412 3911|Planeja e controla processos de fabricação e a qualidade do que se produz.|Fábricas, usinas, laboratórios e empresas de consultoria.
073|arquitetura|2141|Projeta casas, edifícios, praças e bairros e acompanha as obras.|Escritórios de arquitetura, construtoras, prefeituras e atuação por conta própria.
073|cartografica,agrimensura,geoprocessamento|2148 3123|Mede terrenos e produz mapas com satélites, drones e estações.|Empresas de topografia e mapas, órgãos de terras, mineração e obras.
073|hidrica|2142|Planeja barragens, canais e o uso da água de rios e aquíferos.|Empresas de energia e saneamento, agências de água e consultorias.
073|estradas|3122 2142|Acompanha o projeto, a construção e o reparo de rodovias e ruas.|Construtoras, concessionárias de rodovias e órgãos de transporte.
073|engenharia civil|2142 1413|Projeta, calcula e dirige obras, de uma casa a uma barragem, com atenção à segurança e ao custo.|Construtoras, escritórios de projeto, indústrias, bancos e órgãos públicos.
073|*|3121 1413|Acompanha canteiros de obras: prazos, materiais, equipes e qualidade.|Construtoras, empresas de reforma, prefeituras e o próprio negócio.
078|*|2149 2032|Reúne conhecimentos de várias engenharias em projetos e pesquisas.|Indústrias, centros de pesquisa, consultorias e empresas novas.
081|agronomia|2221|Orienta lavouras: solo, sementes, adubos, pragas, irrigação e colheita.|Fazendas, cooperativas, empresas de insumos, bancos e assistência rural.
081|zootecnia|2233 6201|Cuida da criação, da alimentação e do melhoramento de rebanhos.|Fazendas, granjas, fábricas de ração e cooperativas.
081|engenharia agricola|2221|Projeta máquinas, silos, irrigação e construções para o campo.|Fabricantes de máquinas, cooperativas, fazendas e empresas de irrigação.
081|agronegocio|1411 3546|Administra custos, compras e vendas de propriedades e empresas do campo.|Fazendas, cooperativas, bancos, exportadoras de grãos e lojas agrícolas.
081|agroecologia|3211 2221|Orienta a produção sem agrotóxicos, com atenção à natureza e às famílias do campo.|Propriedades familiares, cooperativas, feiras e entidades de apoio.
081|*|3211 1411|Acompanha culturas e sistemas de irrigação, do plantio à venda.|Fazendas, cooperativas, viveiros e empresas de insumos.
082|florestal,silvicultura,*|2221 3212|Planeja o plantio, o manejo e a conservação de florestas e o uso da madeira.|Empresas florestais, indústrias de papel, parques e órgãos ambientais.
083|pesca,aquicultura,*|2221 3213|Planeja a pesca e a criação de peixes e camarões, e o aproveitamento do pescado.|Fazendas aquícolas, indústrias de pescado, cooperativas e órgãos públicos.
084|veterinaria,*|2233|Previne e trata doenças de animais, faz cirurgias e inspeciona alimentos de origem animal.|Clínicas, hospitais veterinários, fazendas, frigoríficos, laboratórios e vigilância sanitária.
088|*|2221 2233|Une agricultura, criação de animais e cuidado com o ambiente em projetos rurais.|Fazendas, cooperativas, universidades e assistência rural.
091|enfermagem|2235|Planeja e coordena o cuidado de pacientes, aplica tratamentos e dirige equipes de enfermagem.|Hospitais, postos de saúde, clínicas, escolas, empresas e atendimento domiciliar.
091|medicina|2251 2252 2253|Examina, diagnostica e trata doenças e acompanha a saúde das pessoas; com a residência, segue uma especialidade.|Hospitais, postos de saúde, consultórios, clínicas, universidades e laboratórios.
091|odontologia|2232|Previne e trata doenças da boca e dos dentes, faz restaurações, próteses e cirurgias.|Consultórios, clínicas, unidades de saúde, hospitais e planos odontológicos.
091|fisioterapia|2236|Recupera movimentos e alivia dores com exercícios, aparelhos e técnicas manuais.|Clínicas, hospitais, clubes, academias e atendimento domiciliar.
091|nutricao|2237|Avalia a alimentação de pessoas e grupos, prepara cardápios e orienta hábitos.|Hospitais, escolas, restaurantes, clubes, indústrias e consultórios.
091|farmacia|2234|Prepara, controla e dispensa medicamentos, orienta seu uso e faz análises.|Farmácias, hospitais, laboratórios, indústrias e vigilância sanitária.
091|biomedicina|2212|Faz e interpreta exames de laboratório e de imagem e pesquisa doenças.|Laboratórios, hospitais, bancos de sangue, clínicas de imagem e universidades.
091|educacao fisica|2241|Orienta exercícios, treinos e esportes para a saúde, o lazer e a competição.|Academias, clubes, hospitais, empresas, projetos sociais e atendimento particular.
091|fonoaudiologia|2238|Avalia e trata a fala, a voz, a audição e a deglutição.|Clínicas, hospitais, escolas, empresas e emissoras.
091|terapia ocupacional|2239|Ajuda pessoas a retomar tarefas do dia, com exercícios e adaptações.|Hospitais, centros de reabilitação, escolas e atendimento domiciliar.
091|saude coletiva|1312 3522|Planeja e avalia programas de saúde e acompanha doenças na população.|Secretarias de saúde, hospitais, institutos de pesquisa e planos de saúde.
091|fisica medica|2131|Calcula e controla doses de radiação em tratamentos e exames.|Hospitais, clínicas de radioterapia e de imagem.
091|obstetricia|2235|Acompanha a gestação, o parto normal e os primeiros dias do bebê.|Maternidades, casas de parto, postos de saúde e atendimento domiciliar.
091|gerontologia|1312 5162|Planeja serviços e atividades que dão autonomia a pessoas idosas.|Casas de repouso, centros-dia, hospitais e prefeituras.
091|musicoterapia|2263|Usa sons e música para tratar e desenvolver pessoas de todas as idades.|Clínicas, hospitais, escolas e centros de reabilitação.
091|naturologia,integrativa,quiropraxia|2261 3221|Aplica massagens, ajustes e terapias naturais que completam outros tratamentos.|Clínicas, spas, centros de saúde e atendimento por conta própria.
091|radiologia|3241|Opera aparelhos de imagem e de radioterapia, planeja exames e cuida da proteção.|Hospitais, clínicas de imagem, indústrias e aeroportos.
091|podologia|3221|Avalia e trata os pés e previne feridas, em especial de pessoas com diabetes.|Clínicas, postos de saúde e atendimento por conta própria.
091|oftalmica|3241 3223|Faz exames dos olhos, prepara aparelhos e apoia consultas e cirurgias.|Clínicas e hospitais de olhos, óticas e fabricantes de lentes.
091|*|2235 1312|Cuida da saúde das pessoas, com prevenção, exames e tratamento.|Hospitais, clínicas, postos de saúde e laboratórios.
092|servico social|2516|Orienta pessoas e famílias sobre direitos e as aproxima de serviços e benefícios.|Centros de assistência social, hospitais, escolas, tribunais e empresas.
092|*|5153 5162|Acompanha pessoas que precisam de cuidado e organiza atividades de convivência.|Casas de repouso, centros-dia, abrigos e prefeituras.
098|*|1312 2033|Reúne temas de saúde, ambiente e sociedade e pode seguir para outra graduação da área.|Secretarias de saúde, universidades e entidades sociais.
101|gastronomia|2711 5132|Cria pratos e cardápios e dirige cozinhas, com cuidado por custos e higiene.|Restaurantes, hotéis, bufês, indústrias e o próprio negócio.
101|estetica|3221 5161|Avalia e trata a pele, o cabelo e o corpo com técnicas e aparelhos.|Clínicas, salões, spas, indústrias de cosméticos e o próprio negócio.
101|turismo|3548 1415|Planeja destinos, roteiros e serviços para quem viaja e para quem recebe.|Agências, hotéis, prefeituras, parques e companhias aéreas.
101|hotelaria|1415 5131|Administra hotéis: reservas, quartos, alimentação e atendimento.|Hotéis, pousadas, hospitais, cruzeiros e condomínios.
101|eventos|3548 1423|Planeja e realiza congressos, feiras, festas e espetáculos.|Produtoras, centros de convenções, hotéis e empresas.
101|desportiva,lazer,esporte|1311 3714|Administra clubes, competições e programas de lazer.|Clubes, academias, federações, prefeituras e hotéis.
101|domestica|2516|Estuda o consumo, a alimentação e a vida das famílias e orienta projetos sociais.|Prefeituras, cooperativas, indústrias e extensão rural.
101|*|1415 5131|Planeja e presta serviços de bem-estar, viagem, alimentação e lazer.|Hotéis, restaurantes, clubes, salões e o próprio negócio.
102|trabalho,*|2149 3516|Previne acidentes e doenças do trabalho, com inspeções, treinamentos e planos de segurança.|Indústrias, obras, hospitais, consultorias e órgãos públicos.
103|privada|2526 5103|Planeja a proteção de pessoas, prédios e cargas e coordena equipes.|Empresas de segurança, condomínios, bancos e indústrias.
103|forense,criminal,pericia|2041 3518|Colhe e analisa vestígios e prepara laudos para investigações.|Institutos de perícia, polícias, escritórios e empresas, em geral por concurso.
103|policia|0202 0203|Comanda equipes e planeja o policiamento, depois do concurso e da academia de polícia.|Polícias militares dos estados.
103|militar|0102|Comanda tropas e planeja operações, como oficial das Forças Armadas.|Unidades da Marinha, do Exército e da Aeronáutica.
103|*|2526 5172|Planeja ações de prevenção ao crime e coordena equipes de segurança.|Secretarias de segurança, guardas municipais, polícias e empresas.
104|aeronaut,pilotagem,aeronave|2153 3411|Pilota aviões ou helicópteros e planeja voos e sua segurança.|Companhias aéreas, táxi-aéreo, aviação agrícola, escolas de voo e aeroportos.
104|navegacao|2151 3412|Conduz embarcações e planeja viagens em rios e mares.|Empresas de navegação, portos e órgãos de fiscalização.
104|*|1416 3423|Planeja linhas, rotas e frotas para o transporte de pessoas e cargas.|Transportadoras, empresas de ônibus, prefeituras e terminais.
108|*|1415 2526|Combina gestão e técnica em serviços a pessoas, empresas e cidades.|Empresas de serviços, órgãos públicos e o próprio negócio.
`;
