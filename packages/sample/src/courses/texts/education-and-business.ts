/** Descriptions of courses in education, business, tourism and computing; see `course-texts.ts`. */
export const educationAndBusiness = `
Alimentação Escolar|-|513205 513505|Prepara a merenda, controla o estoque da cozinha e ajuda a ensinar hábitos saudáveis aos alunos.|Cozinhas de escolas, creches e secretarias de educação.
Biblioteconomia|-|371110 371105|Organiza e empresta livros, cataloga o acervo e ajuda leitores a encontrar o que procuram.|Bibliotecas públicas, escolares e universitárias, e centros de documentação.
Infraestrutura Escolar|-|514325 514310 334110|Cuida do prédio da escola: faz pequenos reparos, zela pela limpeza e pela segurança e acompanha obras.|Escolas públicas e particulares e setores de obras da educação.
Multimeios Didáticos|-|371105 373130|Prepara materiais, projeções, gravações e equipamentos para as aulas.|Escolas, bibliotecas, centros de mídia e universidades.
Desenvolvimento Comunitário|800|515305 515310|Reúne moradores, identifica necessidades do bairro e organiza projetos de cultura, saúde e geração de renda.|Associações, conselhos, cooperativas, entidades sociais e prefeituras.
Secretaria Escolar|800|411010 351505|Cuida de matrículas, históricos, diários e atas e atende alunos, famílias e docentes.|Secretarias de escolas, faculdades e redes de ensino.
Brinquedoteca|-|371410 331110|Propõe jogos e brincadeiras, cuida dos brinquedos e acompanha as crianças enquanto aprendem a conviver.|Brinquedotecas, hospitais, escolas, hotéis e centros culturais.
Tradução e Interpretação de Libras|-|261425|Traduz entre o português e a língua brasileira de sinais em aulas, consultas, eventos e atendimentos.|Escolas, universidades, televisões, tribunais, hospitais e empresas.
Laboratório de Ciências da Natureza|-|301105 818110|Prepara experimentos, guarda reagentes com segurança e apoia as aulas práticas de ciências.|Laboratórios de escolas, universidades e centros de ciência.
Arquivo|-|415105 411010|Classifica, guarda e localiza documentos em papel e digitais, e cuida dos prazos para descartá-los.|Arquivos públicos, empresas, cartórios, hospitais e museus.
Administração|1000|351305 411010 411005|Apoia compras, finanças, pessoal e vendas: controla documentos, faz planilhas e acompanha prazos e pagamentos.|Empresas de todos os tamanhos, órgãos públicos, associações e o próprio negócio.
Comércio|-|521110 354125 142320|Planeja compras e estoques, define preços, expõe produtos e acompanha as vendas de uma loja.|Lojas, supermercados, distribuidoras, comércio eletrônico e o próprio negócio.
Comércio Exterior|-|354305 342105 411045|Prepara documentos de importação e exportação, calcula custos e acompanha a carga até o destino.|Importadoras, exportadoras, despachantes, portos, aeroportos e bancos.
Contabilidade|800|351105 413110|Registra receitas e despesas, calcula impostos e folhas de pagamento e prepara balanços.|Escritórios de contabilidade, empresas, associações e órgãos públicos.
Cooperativismo|-|351305 411010|Ajuda a criar e administrar cooperativas, prepara assembleias e acompanha as contas dos cooperados.|Cooperativas de produção, crédito, trabalho e consumo.
Finanças|-|413110 413115 411010|Controla o caixa, faz cobranças e pagamentos e compara opções de crédito e investimento.|Bancos, financeiras, cooperativas de crédito e o setor financeiro de empresas.
Logística|800|391115 414105 342125 414140|Recebe, guarda e despacha mercadorias, controla o estoque e planeja as rotas de entrega.|Centros de distribuição, transportadoras, indústrias, portos e comércio eletrônico.
Marketing|-|354130 354140 354125|Pesquisa o que os clientes procuram, cuida das redes sociais e ajuda a planejar campanhas e promoções.|Agências, lojas, indústrias, comércio eletrônico e o próprio negócio.
Qualidade|-|391210 391205|Mede se produtos e serviços seguem o padrão, registra falhas e propõe como corrigi-las.|Indústrias, laboratórios, hospitais, construtoras e empresas de serviços.
Recursos Humanos|800|411030 411010 351315|Recruta candidatos, cuida de admissões, férias e folha de pagamento e organiza treinamentos.|O setor de pessoal de empresas e órgãos públicos, e agências de emprego.
Secretariado|-|351505 411010 422105|Organiza agendas, reuniões, viagens e documentos e recebe quem procura a equipe.|Escritórios, consultórios, escolas, empresas e órgãos públicos.
Seguros|-|351740 351715|Calcula e explica propostas, acompanha apólices e ajuda clientes na hora de um sinistro.|Seguradoras, corretoras, bancos e empresas de assistência.
Condomínio|-|510110 514120|Cuida das contas, da manutenção e do pessoal de condomínios e prepara as assembleias.|Edifícios residenciais e comerciais, administradoras e shopping centers.
Serviços Públicos|-|411010 351305|Prepara processos, licitações e atendimentos e ajuda a acompanhar o uso do dinheiro público.|Prefeituras, câmaras, secretarias estaduais, autarquias e fundações.
Transações Imobiliárias|-|354605 354410|Apresenta imóveis, avalia preços, confere a documentação e negocia compra, venda e aluguel.|Imobiliárias, construtoras, bancos e atuação por conta própria, com registro no conselho.
Vendas|-|354135 354140 521110|Atende clientes, apresenta produtos, negocia condições e acompanha a entrega e o pós-venda.|Lojas, indústrias, distribuidoras, telemarketing e comércio eletrônico.
Serviços Jurídicos|-|351430 351405 411025|Acompanha processos, prepara documentos e organiza prazos e audiências.|Escritórios de advocacia, cartórios, fóruns e o setor jurídico de empresas.
Agenciamento de Viagem|-|354815 421120|Monta roteiros, reserva passagens e hotéis e apoia quem viaja.|Agências e operadoras de turismo, companhias aéreas e sites de viagem.
Gastronomia|-|513205 513215 271105|Prepara e apresenta pratos, planeja cardápios e cuida da higiene e dos custos da cozinha.|Restaurantes, hotéis, bufês, cozinhas industriais e o próprio negócio.
Eventos|800|354820 411010|Planeja festas, feiras e congressos: contrata serviços, cuida do orçamento e coordena o dia do evento.|Produtoras, hotéis, centros de convenções, clubes e prefeituras.
Guia de Turismo|800|511405 354815|Conduz grupos a atrativos e museus, conta a história do lugar e cuida da segurança e do conforto de todos.|Agências, parques, museus, cruzeiros e atuação por conta própria, com cadastro.
Hospedagem|800|422120 513315|Recebe hóspedes, cuida de reservas e quartos e resolve pedidos durante a estada.|Hotéis, pousadas, resorts, hostels, hospitais e cruzeiros.
Lazer|-|371410|Organiza jogos, passeios e atividades culturais e esportivas para pessoas de todas as idades.|Hotéis, clubes, colônias de férias, academias e projetos públicos de lazer.
Serviços de Restaurante e Bar|-|513405 513420 510135|Recebe e serve clientes, prepara bebidas, sugere combinações e cuida do salão.|Restaurantes, bares, cafeterias, hotéis e bufês.
Informática|1200|317210 313220 317110|Instala e mantém computadores, programas e redes, desenvolve aplicações simples e ajuda quem os usa.|Empresas de tecnologia, lojas, escolas, órgãos públicos e atendimento por conta própria.
Informática para Internet|1000|317105 317110|Cria e mantém sites, lojas virtuais e aplicações que funcionam pela internet.|Agências digitais, empresas de tecnologia, comércio eletrônico e trabalho remoto.
Manutenção e Suporte em Informática|-|313220 317210|Monta, conserta e atualiza computadores e impressoras e resolve problemas de quem os usa.|Assistências técnicas, lojas, empresas e laboratórios de informática.
Programação de Jogos Digitais|-|317120 317110|Programa as regras, os gráficos e os sons de jogos para computador, celular e console.|Estúdios de jogos, agências, empresas de educação e trabalho remoto.
Redes de Computadores|-|313220 313310 317210|Instala cabos, roteadores e servidores, configura o acesso e cuida da segurança da rede.|Provedores de internet, empresas, escolas, hospitais e órgãos públicos.
Telecomunicações|1200|313315 313310|Instala e mantém redes de telefone, internet, rádio e fibra óptica.|Operadoras, provedores de internet, fabricantes e emissoras.
Computação Gráfica|-|317120 262410|Cria imagens, animações e modelos em três dimensões no computador.|Produtoras de vídeo, estúdios de jogos, agências e escritórios de arquitetura.
Desenvolvimento de Sistemas|1200|317110 317105|Escreve e testa programas, cuida de bancos de dados e melhora sistemas em uso.|Empresas de tecnologia, bancos, comércio, indústria, órgãos públicos e trabalho remoto.
`;
