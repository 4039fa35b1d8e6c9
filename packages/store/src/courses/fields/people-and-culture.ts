/**
 * Rows for basic programmes, education, arts, humanities, social sciences and information, in the
 * format of `study-fields.ts`.
 */
export const peopleAndCulture = `
002|*|3331 2311|Ensina leitura, escrita e contas a crianças, jovens e adultos.|Escolas, projetos de alfabetização e associações de bairro.
003|*|3331 2394|Orienta pessoas e grupos em projetos de estudo, de trabalho e de vida.|Escolas, empresas, entidades sociais e atendimento por conta própria.
001|engenharia|2142 2143 2144|Escolhe, depois do ciclo comum, uma das engenharias e segue com ela até o diploma.|O que se abre depende da engenharia escolhida no fim do ciclo comum.
001|letras|2346 2614|Escolhe, depois do ciclo comum, as línguas que vai ensinar, traduzir ou estudar.|Escolas, editoras e empresas de tradução, conforme a habilitação escolhida.
001|exata|2111 2131 2132|Escolhe, depois do ciclo comum, entre matemática, física, química e áreas próximas.|Escolas, laboratórios e empresas, conforme o curso em que se forma.
001|comunicacao|2611 2531 2621|Escolhe, depois do ciclo comum, entre jornalismo, publicidade, rádio e televisão e outras habilitações.|Redações, agências e produtoras, conforme a habilitação escolhida.
001|*|2321 2521|Conhece várias áreas antes de decidir em que curso se forma.|O que se abre depende do curso escolhido depois do programa básico.
011|pedagogia|2311 2312 2394|Ensina crianças da creche ao quinto ano e participa da coordenação e da orientação da escola.|Creches, escolas, secretarias de educação, empresas, hospitais e editoras de material didático.
011|psicopedagogia|2394|Avalia dificuldades de aprendizagem e acompanha crianças, jovens e adultos para superá-las.|Escolas, clínicas, hospitais e atendimento por conta própria.
011|educacao fisica|2313 2321|Dá aulas de educação física, esportes e jogos na educação básica.|Escolas públicas e particulares, projetos sociais e secretarias de esporte.
011|matematica|2313 2321 2341|Ensina matemática do sexto ano ao ensino médio e prepara materiais e avaliações.|Escolas, cursos preparatórios, editoras e plataformas de ensino.
011|letras libras|2392 2614|Ensina a língua brasileira de sinais e português para pessoas surdas.|Escolas, universidades, centros de apoio e serviços públicos.
011|letras ingles,letras espanhol,letras frances|2313 2321 2346|Ensina uma língua estrangeira e sua literatura, e também traduz e revisa textos.|Escolas, cursos de idiomas, editoras e empresas.
011|letras|2313 2321 2346|Ensina língua portuguesa e literatura, e também revisa e prepara textos.|Escolas, cursos preparatórios, editoras e redações.
011|historia|2313 2321 2347|Ensina história e prepara projetos sobre a memória de lugares e pessoas.|Escolas, museus, arquivos e cursos preparatórios.
011|geografia|2313 2321 2347|Ensina geografia, com mapas, saídas de campo e notícias do mundo.|Escolas, cursos preparatórios e projetos de educação ambiental.
011|biologica,biologia|2313 2321 2344|Ensina ciências e biologia e conduz aulas de laboratório e de campo.|Escolas, museus de ciência, zoológicos e parques.
011|quimica|2313 2321 2342|Ensina química e ciências e prepara experimentos seguros para a sala de aula.|Escolas, cursos preparatórios e centros de ciência.
011|fisica|2313 2321 2342|Ensina física e ciências com experimentos, cálculos e tecnologia.|Escolas, planetários, cursos preparatórios e centros de ciência.
011|filosofia|2321 2347|Ensina filosofia e conduz debates sobre ética, política e conhecimento.|Escolas de ensino médio, universidades e projetos culturais.
011|sociais,sociologia|2321 2347|Ensina sociologia e ajuda a turma a entender como vive a sociedade.|Escolas de ensino médio, entidades sociais e órgãos públicos.
011|artes visuais,teatro,danca|2313 2321 2349|Ensina arte e conduz oficinas de criação e apresentações.|Escolas, centros culturais, companhias e projetos sociais.
011|musica|2313 2321 2349|Ensina música, rege grupos de alunos e prepara apresentações.|Escolas, conservatórios, igrejas e projetos sociais.
011|campo,indigena|2311 2312 2313|Ensina em comunidades rurais, quilombolas ou indígenas, com o saber e a língua do lugar.|Escolas do campo e de aldeias, secretarias de educação e entidades de apoio.
011|especial|2392|Ensina alunos com deficiência e adapta materiais e atividades para cada um.|Escolas, salas de recursos, associações e centros de reabilitação.
011|computacao|2331 2341|Ensina programação e o uso da tecnologia e apoia docentes de outras matérias.|Escolas, cursos livres, institutos técnicos e empresas de ensino.
011|agraria|2331 3211|Ensina em cursos agrícolas e orienta produtores do campo.|Escolas técnicas rurais, institutos federais e assistência rural.
011|religia|2321 2631|Ensina a história e os valores das religiões, com respeito a todas as crenças.|Escolas, entidades religiosas e centros culturais.
011|*|2313 2321|Ensina uma ou mais matérias na educação básica e participa da vida da escola.|Escolas públicas e particulares, cursos livres e projetos sociais.
018|*|2313 2321|Ensina matérias que se cruzam, como ciências e matemática, com projetos comuns.|Escolas do ensino fundamental e médio, e centros de ciência.
021|interiores|2629 3751|Planeja ambientes de morar e trabalhar: móveis, luz, cores e materiais.|Escritórios de design, lojas de decoração, construtoras e atuação por conta própria.
021|moda|2624 3751|Cria roupas e acessórios, da pesquisa à coleção, e acompanha a produção.|Confecções, marcas, lojas, revistas e figurino.
021|design|2624 3713|Projeta produtos, marcas, embalagens e telas que sejam úteis e fáceis de usar.|Agências, indústrias, empresas de tecnologia e estúdios próprios.
021|musica|2626 2627|Toca, canta, compõe ou rege, e prepara apresentações e gravações.|Orquestras, bandas, estúdios, escolas e eventos.
021|cenica,teatro|2625 2622 2623|Atua, dirige e cria espetáculos, cenários e oficinas.|Teatros, produtoras, televisões, escolas e centros culturais.
021|danca|2628|Dança, cria coreografias e prepara o corpo de quem se apresenta.|Companhias, escolas de dança, festivais e projetos sociais.
021|cinema,audiovisual|2621 2622 3744|Escreve, filma, produz e monta filmes, séries e vídeos.|Produtoras, emissoras, agências e canais na internet.
021|fotografia|2618|Fotografa pessoas, lugares, produtos e fatos, e trata as imagens.|Estúdios, jornais, agências, eventos e o próprio negócio.
021|cultural|2621|Elabora e coordena projetos culturais, da busca de recursos à estreia.|Centros culturais, produtoras, museus e secretarias de cultura.
021|conservacao,restauro|2624 2613|Recupera e protege obras, documentos e prédios históricos.|Museus, arquivos, igrejas e órgãos do patrimônio.
021|*|2624 2349|Cria obras em desenho, pintura, escultura, imagem ou som, e as leva ao público.|Ateliês, galerias, museus, escolas e editoras.
022|historia|2035 2347 2613|Pesquisa o passado em documentos e relatos, e organiza acervos e exposições.|Museus, arquivos, universidades, editoras e órgãos do patrimônio.
022|filosofia|2514 2347|Estuda ideias e argumentos, escreve e participa de debates sobre ética e ciência.|Universidades, editoras, comitês de ética e centros culturais.
022|teologia|2631|Estuda as escrituras e a fé, e orienta comunidades religiosas.|Igrejas, escolas confessionais, hospitais e entidades sociais.
022|arqueologia|2511 2035|Escava e estuda vestígios de povos antigos e acompanha obras em áreas históricas.|Universidades, museus, consultorias ambientais e órgãos do patrimônio.
022|*|2035 2347|Pesquisa e interpreta a história, o pensamento e as crenças das sociedades.|Universidades, museus, arquivos e editoras.
023|traducao|2614|Traduz, interpreta e revisa textos e falas entre línguas.|Editoras, agências de tradução, eventos, tribunais e trabalho remoto.
023|*|2614 2615 2346|Estuda línguas e literaturas, traduz, revisa e escreve textos.|Editoras, escolas, agências, jornais e empresas de tecnologia.
028|*|2621 2035|Reúne arte, história e pensamento em projetos de cultura e pesquisa.|Centros culturais, museus, universidades e produtoras.
031|psicologia|2515|Escuta, avalia e acompanha pessoas e grupos em momentos de sofrimento, escolha ou mudança.|Consultórios, hospitais, escolas, empresas, clínicas e serviços de assistência social.
031|economic,economia|2512 2525|Estuda preços, renda, empregos e contas públicas, e orienta decisões de empresas e governos.|Bancos, consultorias, indústrias, institutos de pesquisa e órgãos públicos.
031|relacoes internacionais|3543 2511 1114|Acompanha a política e o comércio entre países e apoia negociações.|Empresas de comércio exterior, organismos internacionais, governos e consultorias.
031|politica|2511 1115|Analisa governos, eleições e leis, e ajuda a planejar e avaliar políticas públicas.|Órgãos públicos, casas legislativas, institutos de pesquisa e entidades sociais.
031|antropologia|2511 2035|Convive com grupos sociais para entender seus costumes e direitos.|Universidades, museus, órgãos de terras e consultorias ambientais.
031|*|2511 2035|Pesquisa como as pessoas vivem em sociedade, com entrevistas, dados e estatísticas.|Institutos de pesquisa, universidades, órgãos públicos e entidades sociais.
032|jornalismo|2611 2616 2617|Apura fatos, entrevista, escreve e apresenta notícias em texto, áudio e vídeo.|Jornais, sites, emissoras, assessorias de imprensa e o próprio canal.
032|radio|2617 2621|Produz, dirige e apresenta programas de rádio, televisão e internet.|Emissoras, produtoras, canais digitais e agências.
032|biblioteconomia|2612|Organiza acervos e bases de dados e orienta quem busca informação.|Bibliotecas, escolas, universidades, tribunais e empresas.
032|arquivologia|2613|Avalia, organiza e preserva documentos em papel e digitais.|Arquivos públicos, empresas, universidades e cartórios.
032|museologia|2613|Cuida de coleções e planeja exposições e ações educativas.|Museus, centros culturais, memoriais e parques.
032|gestao da informacao|2612 2123|Organiza os dados de uma empresa para que as decisões se apoiem neles.|Empresas, consultorias, bibliotecas digitais e órgãos públicos.
032|*|2611 2531|Planeja e produz a comunicação de empresas, governos e grupos com o público.|Agências, assessorias, emissoras, empresas e órgãos públicos.
038|*|2511 2035|Estuda pessoas, culturas e meios de comunicação, e prepara projetos sociais.|Universidades, entidades sociais, órgãos públicos e institutos de pesquisa.
`;
