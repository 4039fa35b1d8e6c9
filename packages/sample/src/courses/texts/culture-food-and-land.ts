/**
 * Descriptions of courses in food, culture, natural resources and teaching; see `course-texts.ts`.
 */
export const cultureFoodAndLand = `
Alimentos|1200|325205 840105 301105|Controla o preparo, a conservação e a embalagem de alimentos, e analisa sua qualidade.|Indústrias de alimentos e bebidas, laboratórios, supermercados e vigilância sanitária.
Agroindústria|-|325205 841505 840105|Transforma leite, frutas, carnes e grãos em produtos, com cuidado pela higiene e pela qualidade.|Agroindústrias familiares, cooperativas, laticínios e frigoríficos.
Cervejaria|-|841710 325205|Escolhe maltes e lúpulos, acompanha a fermentação e prova a cerveja em cada etapa.|Cervejarias, bares com produção própria e fornecedores de insumos.
Confeitaria|-|848310 841810|Prepara bolos, tortas, doces e chocolates, e decora cada peça.|Confeitarias, padarias, hotéis, bufês e encomendas por conta própria.
Panificação|-|848305 841805 848310|Prepara pães e massas, controla a fermentação e o forno e planeja a produção do dia.|Padarias, supermercados, indústrias de pães e hotéis.
Viticultura e Enologia|-|325005 841720|Cuida das parreiras, acompanha a fermentação das uvas e analisa o vinho até o engarrafamento.|Vinícolas, cooperativas, viveiros de mudas e lojas de vinhos.
Artes Circenses|-|376215 376205 376240|Cria e apresenta números de acrobacia, malabares, equilíbrio e palhaçaria.|Circos, companhias, festivais, escolas e projetos sociais.
Teatro|-|262505 376305|Atua em peças e cenas, estuda personagens e participa da criação de espetáculos.|Grupos de teatro, produtoras de vídeo, publicidade, escolas e centros culturais.
Artes Visuais|-|262405 262410|Cria desenhos, pinturas, gravuras e instalações e monta exposições.|Ateliês, galerias, museus, editoras e oficinas culturais.
Artesanato|-|752305 791125 791135|Cria peças em barro, madeira, fibra ou tecido, calcula preços e as vende.|Ateliês, associações, feiras, lojas e plataformas de venda.
Canto|-|262705|Prepara a voz e o repertório e se apresenta só, em coro ou com banda.|Corais, bandas, óperas, estúdios, igrejas e eventos.
Composição e Arranjo|-|262605 262610|Cria músicas e as adapta para vozes e instrumentos, no papel e no computador.|Estúdios, produtoras de áudio, bandas, orquestras e jogos.
Design Gráfico|-|262410 766120 371305|Cria marcas, cartazes, embalagens e páginas para impressão e telas.|Agências, gráficas, editoras, empresas e trabalho por conta própria.
Conservação e Restauro|-|262415|Limpa, estabiliza e recupera livros, quadros, móveis e prédios antigos.|Museus, arquivos, igrejas, ateliês de restauro e órgãos do patrimônio.
Dança|-|262810 376110 262830|Cria e apresenta coreografias, cuida do preparo do corpo e participa de espetáculos.|Companhias, grupos, festivais, academias e projetos culturais.
Design de Calçados|-|318815 768320|Pesquisa tendências, desenha calçados e bolsas e prepara moldes para a fábrica.|Fábricas de calçados, estúdios de design e marcas de moda.
Design de Interiores|-|375105 375110|Planeja ambientes: distribui móveis, escolhe cores, luz e materiais e acompanha a execução.|Escritórios de design, lojas de móveis e decoração, construtoras e atuação por conta própria.
Design de Móveis|-|318805 771105|Desenha móveis e objetos, faz modelos e escolhe materiais e encaixes.|Fábricas de móveis, marcenarias, lojas planejadas e estúdios.
Documentação Musical|-|261210 371105|Cataloga partituras, gravações e instrumentos e prepara edições de música.|Bibliotecas, orquestras, rádios, museus e acervos.
Fabricação de Instrumentos Musicais|-|742105 742120 915210|Constrói, afina e conserta instrumentos de corda, sopro ou percussão.|Oficinas de luteria, fábricas, lojas e orquestras.
Instrumento Musical|-|262710|Toca um instrumento em apresentações e gravações e acompanha outros artistas.|Bandas, orquestras, estúdios, igrejas, escolas de música e eventos.
Modelagem do Vestuário|-|318810 763110|Transforma o desenho da roupa em moldes, prova as peças e ajusta tamanhos.|Confecções, ateliês, marcas de moda e figurino.
Multimídia|-|317120 373130 374405|Produz páginas, vídeos, animações e sons para internet, aulas e campanhas.|Agências digitais, produtoras, emissoras e empresas de ensino.
Paisagismo|-|622010 375120|Planeja jardins e praças, escolhe plantas e acompanha o plantio e a manutenção.|Empresas de jardinagem, viveiros, prefeituras, condomínios e atuação por conta própria.
Processos Fotográficos|-|261805 261810|Fotografa, ilumina e trata imagens para pessoas, produtos e notícias.|Estúdios, jornais, agências, eventos e o próprio negócio.
Produção de Áudio e Vídeo|-|373130 374405 372115|Grava, edita e finaliza sons e imagens para programas, filmes e redes sociais.|Produtoras, emissoras, agências, teatros e o próprio canal.
Produção de Moda|-|375125 375110|Escolhe roupas e acessórios para fotos, desfiles e vitrines e organiza a produção.|Marcas, lojas, agências, revistas e produtoras.
Publicidade|-|354130 371305 261130|Ajuda a criar e divulgar campanhas: prepara textos e peças e acompanha os meios.|Agências, veículos de comunicação, gráficas e o setor de marketing de empresas.
Rádio e Televisão|-|261715 373105 372115|Opera câmeras, som e transmissão e apoia a produção de programas.|Emissoras de rádio e televisão, produtoras e canais na internet.
Regência|-|262615|Escolhe o repertório, ensaia e conduz coros, bandas e orquestras.|Corais, bandas, fanfarras, igrejas, escolas e projetos sociais.
Cenografia|-|262320 374205|Projeta e constrói cenários e objetos de cena e cuida de sua montagem.|Teatros, televisões, cinema, eventos, vitrines e carnaval.
Museologia|-|371210|Cataloga e conserva peças, monta exposições e recebe visitantes.|Museus, centros culturais, memoriais e galerias.
Processos Fonográficos|-|374105 374130 374110|Capta, mixa e finaliza gravações de música e fala.|Estúdios, produtoras de áudio, rádios e casas de espetáculo.
Figurino Cênico|-|318810 763010|Pesquisa épocas, desenha e costura roupas e adereços para personagens.|Teatros, televisões, cinema, dança, circo e carnaval.
Design de Moda|-|318810 375125|Desenha coleções, escolhe tecidos e acompanha a peça do croqui à costura.|Confecções, ateliês, marcas próprias e lojas.
Estilismo e Coordenação de Moda|-|375125 318810|Define a linha de uma coleção, combina peças e orienta a equipe de criação.|Marcas de moda, confecções, revistas e consultoria de estilo.
Produção Cultural|-|262105 354820|Elabora projetos, busca recursos e coordena espetáculos, mostras e festivais.|Centros culturais, produtoras, museus, secretarias de cultura e grupos de artistas.
Agricultura|-|321105 620105|Orienta o plantio, a adubação, a irrigação e a colheita e cuida do solo.|Fazendas, cooperativas, lojas agrícolas e assistência técnica rural.
Agroecologia|-|321105 620105|Ajuda famílias a produzir sem venenos, com adubos naturais, sementes próprias e venda direta.|Propriedades familiares, associações, assentamentos, feiras e entidades de apoio rural.
Agronegócio|-|321110 411010 354205|Cuida de custos, compras, vendas e crédito de propriedades e empresas do campo.|Fazendas, cooperativas, armazéns, bancos e lojas agropecuárias.
Agropecuária|1200|321110 321105 620110|Orienta lavouras e criações: planeja o plantio, cuida da saúde dos animais e administra a propriedade.|Fazendas, cooperativas, agroindústrias, lojas agropecuárias e assistência rural.
Aquicultura|-|321305 631325|Cria peixes, camarões e outros animais aquáticos e cuida da água e da alimentação deles.|Pisciculturas, laboratórios de alevinos, cooperativas e órgãos de pesca.
Cafeicultura|-|321105 622610|Acompanha o café do viveiro à xícara: plantio, colheita, secagem e classificação.|Fazendas de café, cooperativas, armazéns e torrefações.
Florestas|-|321210 632120 642015|Produz mudas, mede árvores, planeja o corte e combate incêndios em florestas plantadas e nativas.|Empresas florestais, viveiros, parques, indústrias de papel e órgãos ambientais.
Fruticultura|-|321105 622505|Cuida de pomares: podas, pragas, irrigação, colheita e embalagem das frutas.|Fazendas, exportadoras de frutas, viveiros e cooperativas.
Geologia|-|316110 316120|Coleta e descreve rochas e solos, acompanha sondagens e prepara mapas do subsolo.|Mineradoras, empresas de sondagem, obras de engenharia e institutos de pesquisa.
Mineração|1200|316305 316315 711210|Acompanha a extração e o tratamento de minérios, com atenção à segurança e ao ambiente.|Minas, pedreiras, usinas de beneficiamento e órgãos de fiscalização.
Pesca|-|341220 631205|Conduz pescarias, cuida de redes e equipamentos e conserva o pescado a bordo.|Barcos de pesca, cooperativas, indústrias de pescado e portos.
Recursos Minerais|-|316320 316305|Procura e avalia depósitos de minérios e de água e acompanha licenças de uso.|Mineradoras, empresas de água mineral, consultorias e órgãos públicos.
Recursos Pesqueiros|-|321305 841484 341220|Acompanha a pesca e a criação de peixes, do barco ao beneficiamento e à venda.|Colônias de pescadores, indústrias de pescado, cooperativas e órgãos ambientais.
Zootecnia|-|323105 620110|Cuida da alimentação, da reprodução e do bem-estar de rebanhos.|Fazendas, granjas, fábricas de ração, cooperativas e exposições.
Pós-Colheita|-|641010 325205|Seleciona, embala e conserva frutas, hortaliças e grãos depois da colheita.|Armazéns, centrais de abastecimento, exportadoras e supermercados.
Apicultura|-|623410 321110|Cria abelhas, colhe mel e própolis e orienta o manejo das colmeias.|Apiários, casas de mel, cooperativas e fazendas que precisam de polinização.
Curso Normal (Magistério)|-|331105 331205 331110|Ensina e cuida de crianças na educação infantil e nos primeiros anos do ensino fundamental.|Creches, pré-escolas, escolas do ensino fundamental e projetos de reforço.
`;
