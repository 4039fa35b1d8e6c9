/** Rows for business, law, sciences and computing, in the format of `study-fields.ts`. */
export const businessAndScience = `
041|contab|2522 3511|Prepara balanços, calcula impostos, faz auditorias e orienta empresas sobre suas contas.|Escritórios de contabilidade, empresas, bancos, órgãos públicos e atuação por conta própria.
041|administracao publica,gestao publica|1115 1114 2521|Planeja e acompanha serviços, orçamentos e compras do governo.|Prefeituras, governos, autarquias, escolas e entidades sociais.
041|publicidade|2531 1423|Cria campanhas, planeja meios e mede o efeito da propaganda.|Agências, veículos de comunicação, produtoras e o setor de marketing de empresas.
041|relacoes publicas|2531 1423|Cuida da relação de uma organização com empregados, clientes, imprensa e comunidade.|Empresas, agências de comunicação, governos e entidades.
041|secretariado|2523 3515|Assessora a direção, organiza agendas e reuniões e redige documentos, também em outras línguas.|Empresas, órgãos públicos, consulados e escritórios.
041|atuaria|2111 2525|Calcula riscos e o valor de seguros, planos de saúde e aposentadorias.|Seguradoras, fundos de pensão, bancos e consultorias.
041|recursos humanos|2524 1422|Recruta, treina e acompanha pessoas, e cuida de salários e benefícios.|O setor de pessoal de empresas e órgãos públicos, consultorias e agências de emprego.
041|marketing|1423 2531|Pesquisa o mercado, define preços e canais e planeja a divulgação de produtos.|Empresas de todos os ramos, agências, comércio eletrônico e o próprio negócio.
041|comercial,eletronico,vendas|1423 1414 3541|Planeja vendas, acompanha equipes e negocia com clientes e fornecedores.|Lojas, indústrias, distribuidoras e comércio eletrônico.
041|financeir|2525 1421|Controla o caixa, analisa investimentos e crédito e prepara orçamentos.|Bancos, cooperativas de crédito, empresas e consultorias.
041|logistica|1416 3421 1424|Planeja estoques, transporte e entregas e reduz prazos e custos.|Transportadoras, centros de distribuição, indústrias e comércio eletrônico.
041|exterior|3543 3422 1424|Conduz importações e exportações: câmbio, documentos, transporte e impostos.|Importadoras, exportadoras, despachantes, bancos e portos.
041|qualidade|3912 2149|Define padrões, mede resultados e conduz melhorias e certificações.|Indústrias, hospitais, laboratórios e consultorias.
041|hospitalar|1312|Administra serviços de saúde: pessoal, compras, contas e atendimento.|Hospitais, clínicas, laboratórios e operadoras de planos de saúde.
041|imobiliari|3546 3544|Avalia imóveis e conduz compra, venda, aluguel e administração de condomínios.|Imobiliárias, construtoras, administradoras e atuação por conta própria, com registro.
041|portuaria|3426 1416|Planeja a operação de navios, cargas e pátios e cuida das regras do porto.|Portos, terminais, agências marítimas e operadores logísticos.
041|cooperativa|1421 2521|Administra cooperativas, com atenção às contas e à participação dos cooperados.|Cooperativas agrícolas, de crédito, de saúde e de consumo.
041|empreendedorismo|1414 1421|Transforma uma ideia em negócio: estuda o mercado, faz contas e busca recursos.|O próprio negócio, incubadoras, consultorias e empresas em crescimento.
041|administracao|2521 1421 2525|Planeja e dirige pessoas, dinheiro, compras e vendas de uma organização.|Empresas de todos os tamanhos, bancos, órgãos públicos, entidades e o próprio negócio.
041|*|1421 2521|Organiza processos, metas e equipes para que a empresa entregue o que promete.|Empresas de serviços, comércio e indústria, órgãos públicos e o próprio negócio.
042|juridico,cartor,notari|3514 4110|Prepara documentos, registros e processos em cartórios e escritórios.|Cartórios, fóruns, escritórios de advocacia e o setor jurídico de empresas.
042|direito,*|2410 2412 2424|Defende pessoas e empresas na Justiça, prepara contratos e orienta sobre leis; por concurso, segue carreiras da Justiça, do ministério público ou da polícia.|Escritórios de advocacia, empresas, tribunais, defensorias, cartórios e órgãos públicos.
048|*|2521 2410|Une a gestão e o direito para resolver contratos, impostos e regras de empresas.|Empresas, consultorias, cartórios e órgãos públicos.
051|biotecnologia|2011 2211|Usa células, genes e microrganismos para criar vacinas, alimentos e processos.|Laboratórios de pesquisa, indústrias farmacêuticas e de alimentos e empresas do campo.
051|bioquimica|2011 2132|Estuda as reações que ocorrem nos seres vivos e aplica o que descobre em testes e produtos.|Laboratórios, universidades, indústrias farmacêuticas e de alimentos.
051|biologica,biologia,*|2211 2030|Estuda seres vivos e ambientes, faz análises e acompanha estudos de impacto ambiental.|Laboratórios, consultorias ambientais, parques, universidades e órgãos públicos.
052|gestao ambiental|2140 3115 3522|Conduz licenças, planos de resíduos e programas que reduzem o impacto de empresas e cidades.|Indústrias, consultorias, prefeituras, cooperativas e unidades de conservação.
052|*|2211 2140|Pesquisa a relação entre seres vivos, clima, água e solo e propõe como conservá-los.|Unidades de conservação, universidades, consultorias e órgãos ambientais.
053|quimica|2132 3111|Analisa e cria substâncias, controla a qualidade e desenvolve novos produtos.|Indústrias químicas, farmacêuticas e de cosméticos, laboratórios e universidades.
053|geografia|2513 3123|Estuda o território e produz mapas, diagnósticos e planos para cidades e regiões.|Prefeituras, institutos de pesquisa, consultorias ambientais e empresas de mapas.
053|geologia|2134|Estuda rochas, águas e relevo, procura recursos minerais e avalia riscos do terreno.|Mineradoras, empresas de petróleo, obras de engenharia e institutos de pesquisa.
053|oceanografia|2134|Estuda o mar, suas correntes, seu fundo e sua vida, e acompanha obras na costa.|Institutos de pesquisa, empresas de petróleo, portos e consultorias ambientais.
053|meteorologia|2133 3115|Analisa a atmosfera, prepara previsões do tempo e estuda o clima.|Institutos de meteorologia, aeroportos, energia, agricultura e defesa civil.
053|astronomia|2133|Observa e calcula o movimento e a composição de estrelas, planetas e galáxias.|Observatórios, planetários, universidades e centros de dados.
053|fisica,*|2131 2031|Investiga a matéria e a energia e aplica medidas e modelos a novas tecnologias.|Universidades, hospitais, indústrias, bancos e laboratórios de medidas.
054|estatistica|2112|Coleta e analisa dados, mede incertezas e apoia decisões com números.|Institutos de pesquisa, bancos, empresas de tecnologia, saúde e órgãos públicos.
054|matematica,*|2111 2341|Cria e aplica modelos matemáticos a problemas da ciência, das finanças e da computação.|Universidades, bancos, empresas de tecnologia e institutos de pesquisa.
058|*|2031 2032|Estuda várias ciências em conjunto e pode seguir para uma engenharia ou para a pesquisa.|Universidades, laboratórios, indústrias e empresas de tecnologia.
061|ciencia da computacao|2124 2122|Desenvolve programas, algoritmos e sistemas e estuda como torná-los mais rápidos e seguros.|Empresas de tecnologia, bancos, indústrias, universidades e trabalho remoto.
061|engenharia de software|2122 2124|Planeja, constrói e testa programas grandes, com equipes e prazos.|Empresas de tecnologia, bancos, indústrias e consultorias.
061|analise e desenvolvimento|2124 3171|Levanta o que o cliente precisa, programa, testa e mantém sistemas.|Empresas de tecnologia, comércio, bancos, órgãos públicos e trabalho remoto.
061|redes|2123 2124 3133|Projeta, instala e protege redes e servidores.|Provedores de internet, operadoras, empresas e órgãos públicos.
061|gestao da tecnologia|1425 2123|Coordena equipes, contratos e serviços de informática de uma organização.|Empresas de todos os ramos, órgãos públicos e consultorias de tecnologia.
061|internet|3171 2124|Desenvolve sites, lojas virtuais e aplicativos.|Agências digitais, comércio eletrônico, empresas de tecnologia e trabalho remoto.
061|jogos|3171 2124|Programa e projeta jogos: regras, personagens, cenários e sons.|Estúdios de jogos, agências, empresas de ensino e trabalho remoto.
061|seguranca|2123 2124|Protege sistemas e dados: procura falhas, responde a ataques e define regras de acesso.|Bancos, empresas de tecnologia, operadoras e órgãos públicos.
061|banco de dados,ciencia de dados|2123 2112|Organiza e analisa grandes volumes de dados e cria modelos que ajudam a decidir.|Bancos, comércio, saúde, empresas de tecnologia e órgãos públicos.
061|sistemas de informacao,*|2124 1425|Planeja, desenvolve e mantém sistemas que apoiam o trabalho de empresas.|Empresas de tecnologia, bancos, consultorias, comércio e órgãos públicos.
068|*|2124 2123|Aplica a computação a outra área, como a saúde, a educação ou a comunicação.|Hospitais, escolas, empresas de tecnologia e centros de pesquisa.
`;
