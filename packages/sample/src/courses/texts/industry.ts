/**
 * Descriptions of courses in control, infrastructure, industry and safety; see `course-texts.ts`.
 */
export const industry = `
Automação Industrial|1200|313205 313215 300105|Instala, programa e mantém sensores, controladores e robôs que fazem as máquinas trabalharem sozinhas.|Fábricas, usinas, integradoras de automação e empresas de manutenção.
Eletroeletrônica|-|951105 313130 731135|Monta e conserta circuitos, painéis e aparelhos elétricos e eletrônicos.|Indústrias, assistências técnicas, hospitais, edifícios e empresas de manutenção.
Eletromecânica|1200|300305 950110 951105|Instala e conserta máquinas que juntam partes mecânicas e elétricas, como motores, bombas e elevadores.|Indústrias, mineradoras, usinas, edifícios e empresas de manutenção.
Eletrônica|1200|313215 313205|Projeta, monta e repara circuitos de equipamentos, de celulares a painéis de comando.|Indústria eletrônica, assistências técnicas, laboratórios e empresas de telecomunicações.
Eletrotécnica|1200|313105 313120 313130|Projeta e executa instalações elétricas, mantém redes e painéis e cuida da economia de energia.|Distribuidoras de energia, construtoras, indústrias e instaladoras.
Manutenção Automotiva|-|914405 314305|Encontra defeitos e conserta motores, freios, suspensão e a parte eletrônica de veículos.|Oficinas, concessionárias, montadoras, frotas e seguradoras.
Manutenção de Máquinas Navais|-|911120 314315|Mantém motores, bombas e geradores de navios e barcos.|Estaleiros, embarcações, portos e plataformas.
Mecânica|1200|314110 314120 314410|Desenha peças, opera e ajusta máquinas e planeja a manutenção de equipamentos.|Metalúrgicas, montadoras, fábricas de máquinas e oficinas.
Mecatrônica|1200|300105 300110 313205|Junta mecânica, eletrônica e programação para montar e manter máquinas automáticas e robôs.|Indústrias automatizadas, fabricantes de máquinas e empresas de robótica.
Metalurgia|-|821205 722205 314720|Acompanha a produção de metais, do forno à peça acabada, e testa sua resistência.|Siderúrgicas, fundições, laboratórios de ensaio e fábricas de autopeças.
Refrigeração e Climatização|-|314115 911205 725705|Instala e conserta aparelhos de ar-condicionado, câmaras frias e sistemas de ventilação.|Instaladoras, supermercados, hospitais, edifícios e fábricas de equipamentos.
Manutenção Aeronáutica em Aviônicos|-|314310 914105|Testa e conserta os sistemas elétricos, de navegação e de comunicação de aviões e helicópteros.|Oficinas aeronáuticas, companhias aéreas e fabricantes de aeronaves.
Manutenção Aeronáutica em Célula|-|914105 914110|Inspeciona e repara a estrutura, o trem de pouso e os comandos de aviões e helicópteros.|Hangares de manutenção, companhias aéreas e táxi-aéreo.
Manutenção Aeronáutica em Grupo Motopropulsor|-|914105 314310|Desmonta, revisa e testa motores e hélices de aviões e helicópteros.|Oficinas de motores, companhias aéreas e aviação agrícola.
Manutenção de Máquinas Pesadas|-|913115 911120 914425|Conserta tratores, escavadeiras e caminhões, com seus motores a diesel e sistemas hidráulicos.|Concessionárias, construtoras, mineradoras e fazendas.
Manutenção de Sistemas Metroferroviários|-|914305 313120|Mantém trens, trilhos, sinais e a rede elétrica de ferrovias e metrôs.|Metrôs, ferrovias de carga e fabricantes de trens.
Mecânica de Precisão|-|314105 721405|Fabrica e ajusta peças pequenas e exatas, com instrumentos de medição finos.|Fábricas de instrumentos, relojoarias, ferramentarias e equipamentos médicos.
Metrologia|-|352305 313405 391205|Mede peças e calibra instrumentos, para que balanças, bombas e máquinas marquem certo.|Laboratórios de calibração, indústrias e institutos de pesos e medidas.
Sistemas de Energia Renovável|-|732140 313110 313130|Instala e mantém painéis solares, turbinas eólicas e outros sistemas de energia limpa.|Empresas de energia solar e eólica, instaladoras, cooperativas e fazendas.
Soldagem|-|724315 314620|Une peças de metal, escolhe o processo de solda e inspeciona as juntas.|Metalúrgicas, estaleiros, construtoras, refinarias e oficinas.
Manutenção de Máquinas Industriais|-|911305 314410 391130|Planeja paradas, troca peças e conserta as máquinas de uma linha de produção.|Fábricas de todos os ramos e empresas de manutenção.
Fundição|-|722205 314715|Prepara moldes, derrete metais e acompanha a qualidade das peças fundidas.|Fundições, siderúrgicas e fábricas de autopeças.
Instrumentação Industrial|-|313410 313415 314405|Instala e calibra os instrumentos que medem pressão, vazão, nível e temperatura.|Refinarias, indústrias químicas, usinas e fábricas de papel.
Fabricação Mecânica|-|314120 721210 314205|Programa e opera tornos e fresadoras, prepara ferramentas e confere as medidas das peças.|Usinagens, ferramentarias e fábricas de máquinas e autopeças.
Agrimensura|1200|312305 312320|Mede terrenos com GPS, drones e estações e prepara mapas e divisas de lotes e fazendas.|Empresas de topografia, construtoras, cartórios, prefeituras e órgãos de terras.
Desenho de Construção Civil|-|318115 312105|Desenha plantas de casas, edifícios e instalações em programas de computador.|Escritórios de arquitetura e engenharia, construtoras e prefeituras.
Edificações|1200|312105 318115 710205|Acompanha obras de casas e edifícios: desenha, orça, mede serviços e confere materiais e prazos.|Construtoras, escritórios de projeto, lojas de materiais, prefeituras e obras próprias.
Estradas|-|312205 312105 312320|Acompanha a construção e o reparo de estradas, pontes e ruas, do terreno ao asfalto.|Construtoras, concessionárias de rodovias e departamentos de estradas.
Geodésia e Cartografia|-|312310 312320|Coleta coordenadas em campo e por satélite e produz mapas e cartas de precisão.|Institutos de mapas, empresas de aerolevantamento e órgãos públicos.
Geoprocessamento|-|312310 318110|Trata imagens de satélite e dados de mapas para mostrar como se usam terras, ruas e rios.|Prefeituras, empresas ambientais, agronegócio e companhias de energia e água.
Portos|-|342610 414215 342605|Controla a entrada e a saída de navios e cargas, e os documentos de cada embarque.|Portos, terminais, agências marítimas e empresas de comércio exterior.
Saneamento|-|312210 862205 862305|Acompanha redes e estações que tratam água e esgoto, e a coleta de lixo.|Companhias de saneamento, construtoras, prefeituras e indústrias.
Transporte Aquaviário|-|342605 782705|Organiza viagens e cargas em rios e mares e cuida da segurança da navegação.|Empresas de navegação, portos fluviais e marítimos e agências de carga.
Transporte Metroferroviário|-|342405 342410|Controla a circulação de trens, orienta passageiros e cuida da segurança nas estações.|Metrôs, trens urbanos e ferrovias de carga.
Transporte Rodoviário|-|342305 342310 342315|Planeja rotas, escalas e fretes e acompanha a frota e as entregas.|Transportadoras, empresas de ônibus, terminais e centros de distribuição.
Guarda e Segurança|-|517310 010305|Protege instalações militares, controla acessos e apoia operações de defesa.|Unidades da Aeronáutica e, depois da reserva, empresas de segurança.
Mecânica de Aeronaves|-|914105 010305|Inspeciona e conserta aviões e helicópteros militares antes e depois dos voos.|Bases e parques de material das Forças Armadas.
Açúcar e Álcool|-|301105 811425 311105|Acompanha a moagem da cana e a produção de açúcar e álcool, com análises a cada etapa.|Usinas, destilarias e laboratórios do setor.
Biocombustíveis|-|311105 301105|Controla a produção de biodiesel, etanol e biogás e testa a qualidade do combustível.|Usinas, distribuidoras, laboratórios e centros de pesquisa.
Calçados|-|319105 764005 764210|Desenha modelos, escolhe materiais e acompanha o corte, a costura e a montagem de calçados.|Fábricas de calçados, ateliês e fornecedores de couro e solas.
Celulose e Papel|-|311110 832125|Controla a transformação da madeira em celulose e papel e a qualidade de cada lote.|Fábricas de celulose, papel e embalagens.
Cerâmica|-|311305 752305|Prepara massas e esmaltes, controla a queima e testa pisos, louças e tijolos.|Fábricas de revestimentos, olarias, vidrarias e ateliês.
Construção Naval|-|314315 724205 318215|Desenha, monta e inspeciona cascos e instalações de navios e plataformas.|Estaleiros, empresas de reparo naval e sociedades de classificação.
Curtimento|-|311115 762005|Transforma peles em couro, controla os banhos e cuida do tratamento dos resíduos.|Curtumes, fábricas de calçados e fornecedores de produtos para couro.
Móveis|-|319205 771105 774105|Desenha móveis, escolhe madeiras e ferragens e acompanha a fabricação e a montagem.|Fábricas de móveis, marcenarias, lojas planejadas e o próprio negócio.
Petróleo e Gás|-|811310 316310 301115|Opera equipamentos de extração, transporte e refino e acompanha a segurança das operações.|Plataformas, refinarias, terminais e empresas de perfuração.
Plásticos|-|311410 811770|Regula máquinas de injeção e extrusão, testa materiais e acompanha a fabricação de peças.|Fábricas de embalagens, autopeças, brinquedos e utensílios.
Têxtil|-|311605 761005 311710|Controla a fiação, a tecelagem, o tingimento e a qualidade dos tecidos.|Fiações, tecelagens, malharias e tinturarias.
Vestuário|-|319110 763110 760310|Prepara moldes, planeja o corte e a costura e acompanha a produção de roupas.|Confecções, ateliês, marcas de moda e o próprio negócio.
Processos Gráficos|-|371310 766215 766315|Prepara arquivos, regula impressoras e cuida do acabamento de livros, embalagens e folhetos.|Gráficas, editoras, jornais e fábricas de embalagens.
Análises Químicas|-|301105 311105 818110|Prepara amostras e faz análises que mostram a composição e a pureza de produtos.|Laboratórios de indústrias, de água e alimentos, e centros de pesquisa.
Biotecnologia|-|325305 301105 395105|Cultiva células e microrganismos e apoia testes que geram vacinas, alimentos e insumos.|Laboratórios de pesquisa, indústrias farmacêuticas e de alimentos, e empresas do campo.
Petroquímica|-|311205 813125 316325|Opera e controla os processos que transformam petróleo em plásticos, fibras e combustíveis.|Polos petroquímicos, refinarias e laboratórios.
Química|1200|311105 301105 813125|Faz análises, controla reações e a qualidade de produtos e cuida do descarte correto de resíduos.|Indústrias químicas, de alimentos e cosméticos, laboratórios e estações de tratamento.
Planejamento e Controle da Produção|-|391125 391130|Programa o que cada máquina produz, calcula materiais e prazos e acompanha o resultado.|Fábricas de todos os ramos e empresas de serviços industriais.
Processamento da Madeira|-|321205 773120 773325|Classifica, seca e corta a madeira e controla a fabricação de chapas e painéis.|Serrarias, fábricas de painéis e portas, e empresas florestais.
Defesa Civil|-|351605 352205|Mapeia áreas de risco, prepara a população e atua em enchentes, deslizamentos e incêndios.|Órgãos de defesa civil, prefeituras, concessionárias e entidades de socorro.
Segurança do Trabalho|1200|351605 351610|Inspeciona locais de trabalho, orienta o uso de equipamentos de proteção e investiga acidentes para que não se repitam.|Indústrias, obras, hospitais, fazendas, consultorias e órgãos públicos.
Prevenção e Combate a Incêndios|-|517110 510305|Inspeciona extintores e saídas, treina brigadas e atua nos primeiros minutos de um incêndio.|Indústrias, shopping centers, hospitais, aeroportos e eventos.
`;
