/*
 * Fields of work in the sample, written by the project. Lines per field: CBO prefixes, optionally
 * followed by `<` and a prefix of the broader field, from which missing lines and lines with only
 * `-` are inherited; work; conditions; knowledge (2.C.…); skills (2.…); attitudes (1.C.…); automation and
 * growth in percent, then competencies in percent.
 */
export const fieldTable = `
01
Defende o país, treina, cumpre missões de vigilância e socorro, e mantém equipamentos e instalações prontos para uso.
Trabalha em quartéis, bases e em campo, em escalas, uniformizado, sujeito a risco e a chamados fora de hora.
8.a 8.b 4.e 10 6 9.a
B1.b A1.b A2.a B4.e B2.i B1.a
4.a 5.c 3.a 4.b 2.b 5.a
30 1 dados=15 seg=20

02 5172 < 01
Patrulha ruas e estradas, previne crimes e acidentes, atende ocorrências e socorre pessoas.
Trabalha nas ruas e estradas, em turnos e escalas, uniformizado, sujeito a risco.

3518 2423 < 01
Investiga crimes: reúne provas, ouve testemunhas e suspeitos, e leva o que apurou à Justiça.
Trabalha em delegacias e nas ruas, em plantões, sujeito a risco.
8.b 8.a 4.e 7.a 1.b 3.a
A2.a A1.b B1.a B4.e A1.a A1.c
5.c 4.a 4.b 5.a 5.b 1.c
20 1 dados=30 seg=20

03 0311 0312 5171 < 01
Previne e combate incêndios, salva pessoas em perigo e presta os primeiros socorros.
Trabalha em turnos, em equipe e sob risco, com equipamento de proteção e esforço físico.
8.a 5.b 3.d 4.c 10 6
B1.b A2.a B4.e B3.h A1.b B1.f
4.b 3.a 4.a 5.a 3.b 1.b
20 2 iot=12

1
Dirige a organização ou uma de suas áreas: define metas, reparte recursos, acompanha resultados e responde por eles.
Trabalha em escritório, com reuniões e viagens, em horário que se estende quando é preciso.
1.a 1.f 1.c 1.e 7.a 8.b
B4.e B5.d A2.a A1.d B1.d B1.b
2.b 5.c 7.b 1.c 4.b 5.a
25 1 dados=45 remoto=40 ia=12

1414 1415 < 1
Conduz uma loja, um restaurante, um hotel ou um serviço: decide compras e preços, cuida das contas, organiza a equipe e atende clientes.
Trabalha no estabelecimento, de pé ou em escritório, também em noites e fins de semana.
1.d 1.a 1.e 1.c 1.f 4.a

142 < 1
Dirige uma área da organização, como finanças, pessoas, vendas ou compras, planeja o trabalho da equipe e decide em que investir.
Trabalha em escritório ou a distância, sob prazos e metas.
1.a 1.c 1.f 3.a 1.d 7.a
B4.e B5.d B5.b A2.a B1.d B4.g
2.b 7.b 1.c 5.c 7.a 4.b
22 2 dados=60 remoto=50 nuvem=12 ia=25

1425 < 142
Dirige equipes e projetos de tecnologia da informação, negocia prazos e decide em que investir.
-
3.a 1.a 1.f 1.c 1.d 7.b
-
-
18 4 dados=70 remoto=60 nuvem=65 seg=45 ia=40

21
Estuda fenômenos e problemas da natureza ou da matemática, e aplica o que descobre a produtos e serviços.
Trabalha em escritório, laboratório e campo, com computadores e instrumentos de medida.
4.a 4.b 4.c 4.g 3.a 7.a
A1.f A1.e A2.a B2.i A1.a A1.c
7.b 5.b 1.b 7.a 6 5.c
20 2 dados=65 ia=30 prog=35

20 < 21
Pesquisa, faz experimentos e mede resultados para criar conhecimento e produtos novos.
Trabalha em laboratório e em campo, com instrumentos de precisão e normas de segurança.
4.d 4.c 4.a 7.a 3.a 6
A1.f A2.a A1.a A1.e A1.c B2.i
7.b 5.b 1.b 7.a 6 5.c
15 3 bio=70 dados=65 ia=35

2035 < 20
Estuda a sociedade, recolhe e interpreta informações e publica o que descobre.
Trabalha em universidades e institutos, com leitura, entrevistas e computador.
4.f 4.e 7.a 7.d 6 3.a
A1.c A1.a A2.a A1.f A1.d A1.e
-
15 3 dados=65 remoto=40

2122 2123 2124 317
Projeta, desenvolve, testa e mantém sistemas, programas, redes e bancos de dados.
Trabalha em escritório ou a distância, sentado diante do computador, por projetos e com prazos.
3.a 4.a 3.b 7.b 1.e 9.a
B3.e B2.i A2.a B4.g B3.k A2.b
7.b 5.b 7.a 1.b 3.a 4.c
14 6 prog=90 nuvem=75 dados=70 seg=55 ia=50 remoto=60

3172 < 317
Ajuda quem usa computadores: instala programas, descobre defeitos, atende pedidos e cuida de redes e cópias de segurança.
Trabalha em escritório ou a distância, diante do computador, às vezes em turnos.
3.a 1.e 9.a 3.b 7.a 7.b
B3.k A1.b B3.d B1.f A2.a A1.d
5.b 3.b 5.a 4.a 1.b 4.c
40 4 nuvem=45 seg=45 remoto=55 dados=25

214 < 21
Projeta, calcula e acompanha obras, máquinas, instalações e processos, e responde por sua segurança.
Trabalha em escritório e no canteiro ou na fábrica, com equipamento de proteção quando visita a obra.
3.b 3.c 4.a 4.b 3.d 1.a
B2.i A2.a A1.e B4.g B3.a B4.e
7.b 5.b 5.a 7.a 5.c 1.c
15 2 dados=50 robo=40 iot=40 energia=45 add=25

22
Cuida da saúde das pessoas: avalia, orienta, trata e acompanha a recuperação.
Trabalha em hospitais, clínicas e unidades de saúde, de pé boa parte do dia, às vezes em plantões.
5.a 5.b 4.d 4.e 1.e 6
A1.b B1.a A2.a B1.f A1.d B4.e
3.b 5.a 4.b 5.c 5.b 4.a
8 4 dados=25 bio=35 remoto=20

2212 < 22
Analisa amostras de sangue e de outros tecidos, confere exames e assina os resultados.
Trabalha em laboratórios, hospitais e clínicas, com risco de contágio.
4.d 4.c 5.a 4.a 3.a 6
A1.f A2.a A1.a B3.m B4.e A1.c
5.b 5.a 7.b 5.c 6 1.b
14 4 bio=70 dados=35

2232 < 22
Examina e trata dentes e gengivas, faz restaurações e cirurgias e orienta a prevenção.
Trabalha em consultórios e unidades de saúde, com instrumentos finos e risco de contágio.

2234 < 22
Prepara, confere e entrega medicamentos, orienta quem os toma e responde pela farmácia.
Trabalha em farmácias, hospitais, laboratórios e indústrias.
4.c 5.a 4.d 1.e 1.b 4.a

2237 < 22
Avalia a alimentação das pessoas, planeja cardápios e orienta cozinhas e pacientes.
Trabalha em hospitais, escolas, empresas e consultórios.
2.b 5.a 4.d 6 1.e 4.e

2211
Estuda os seres vivos e o ambiente, recolhe e analisa amostras e orienta a conservação.
Trabalha no campo, em laboratórios e escritórios.
4.d 4.c 2.b 1.e 4.g 4.a
A1.f A2.a B4.e A1.b A1.a B2.i
5.b 7.b 5.a 3.b 6 1.b
15 3 bio=60 dados=35 iot=25

222 < 2211
Orienta produtores sobre o solo, o plantio, os animais e o uso de insumos, e acompanha a safra.
Trabalha no campo, em escritórios e laboratórios, com viagens.
2.b 4.d 4.c 4.g 1.a 4.a

2233 < 2211
Examina e trata animais, previne doenças e inspeciona alimentos de origem animal.
Trabalha em clínicas, fazendas, frigoríficos e laboratórios.
4.d 5.a 4.c 1.e 2.b 6

2241 < 22
Avalia o condicionamento físico, planeja treinos e orienta exercícios e esportes.
Trabalha em academias, clubes e escolas, em quadras ou ao ar livre, em movimento.
6 5.b 4.d 4.e 1.e 5.a
B1.e A2.d A1.b B1.a A1.d B1.f
3.b 1.a 5.a 1.c 3.c 4.a
12 4 midia=20 dados=15

225 2251 2252 2253 < 22
Examina pacientes, pede e lê exames, faz o diagnóstico, prescreve o tratamento e acompanha a evolução.
Trabalha em consultórios, hospitais e unidades de saúde, em plantões, com pressão de tempo e risco de contágio.
5.a 4.d 5.b 4.e 4.c 6
A2.a A1.b B2.i B4.e A1.a B1.a
3.b 5.a 4.b 5.b 5.c 7.b
4 4 dados=30 bio=45 ia=25 remoto=30

23 331 332
Ensina, prepara aulas e atividades, avalia o que os alunos aprendem e conversa com as famílias e a escola.
Trabalha em salas de aula e em casa, onde prepara aulas e corrige trabalhos; usa muito a voz.
6 7.a 4.e 4.f 7.d 3.a
B1.e A2.c A1.d A1.b A2.d B1.a
3.b 5.a 4.c 4.a 3.a 7.a
10 2 midia=35 remoto=45 dados=12

2311 3311 < 23
Cuida de crianças pequenas e as educa: propõe brincadeiras e atividades, acompanha o que aprendem e conversa com as famílias.
Trabalha em creches e pré-escolas, em movimento, com atenção constante às crianças.
6 4.e 7.a 7.c 1.e 8.a
-
3.b 4.a 5.a 4.c 3.a 7.a
8 3 midia=15 remoto=12

231315 232120 < 23
Ensina esportes, jogos e exercícios, organiza torneios e avalia o que os alunos aprendem.
Trabalha em quadras, pátios e salas de escolas, em movimento; usa muito a voz.
6 4.e 5.b 4.d 7.a 8.a

233 3313 333 < 23
Ensina um ofício ou uma prática: mostra como se faz, acompanha exercícios e avalia o que se aprendeu.
Trabalha em salas, oficinas, laboratórios ou veículos de ensino, de escolas e empresas.
6 7.a 4.e 1.e 3.a 8.a

234 < 23
Dá aulas na educação superior, orienta trabalhos, pesquisa e publica, e avalia os estudantes.
Trabalha em universidades e faculdades e em casa, onde prepara aulas; muitas vezes à noite.

2394 < 23
Planeja e acompanha o ensino, orienta professores, alunos e famílias, e avalia resultados.
Trabalha em escolas e secretarias de educação, com reuniões e atendimentos.
6 4.e 1.a 7.a 4.f 1.f

334 < 23
Acompanha alunos em corredores, pátios e transporte, zela pela segurança deles e avisa a escola do que acontece.
Trabalha em escolas e no transporte escolar, de pé e em movimento.
8.a 4.e 6 1.e 7.a 4.f
A1.b B1.a B1.f A2.d B1.b A1.d
3.b 4.a 5.a 4.b 3.a 5.c
45 1 dados=5

24
Defende direitos, interpreta leis, prepara peças e pareceres e representa pessoas, empresas ou o Estado.
Trabalha em escritórios, tribunais e órgãos públicos, com prazos rígidos e muita leitura.
8.b 7.a 1.b 4.e 1.e 1.c
A1.a A2.a A1.d A1.c B1.c B4.e
5.c 7.b 5.b 5.a 1.b 4.b
15 3 dados=25 remoto=30 seg=12

1113 < 24
Conduz processos, ouve as partes e as testemunhas e decide conflitos conforme a lei.
Trabalha em tribunais e gabinetes, com audiências, prazos e muita leitura.

3514 < 24
Registra atos e depoimentos, cuida de processos e entrega mandados e notificações.
Trabalha em cartórios, fóruns, escritórios e delegacias, com os prazos da lei.
8.b 1.b 7.a 1.e 3.a 4.e
A1.a A1.c A1.b A1.d B5.a A2.a
5.c 5.b 5.a 4.a 1.b 3.a
50 0 dados=20 remoto=30

25
Analisa a organização, as contas, as pessoas ou o mercado, e propõe decisões.
Trabalha em escritório, diante do computador, com prazos mensais e reuniões.
1.c 1.b 4.a 7.a 1.a 3.a
A2.a A1.a A1.e B4.e A1.c A1.b
7.b 5.b 5.c 5.a 3.a 1.b
35 2 dados=60 remoto=45 ia=20 midia=15

142330 142335 < 25
Estuda mercados, clientes e processos, e propõe o que mudar.
Trabalha em escritório ou a distância, diante do computador, por projetos.
1.d 4.a 1.c 7.a 4.f 3.a

2515 2516
Escuta e apoia pessoas, famílias e grupos, avalia suas necessidades e os encaminha a tratamento ou a serviços.
Trabalha em serviços públicos, clínicas e empresas, em contato direto com situações difíceis.
4.e 5.b 4.f 7.a 6 8.b
A1.b B1.a B1.f A2.a A1.d A1.c
3.b 4.a 5.c 4.b 3.c 5.a
4 4 remoto=30 dados=10

2523 3515 < 25
Organiza a agenda, os documentos e as reuniões de quem dirige, redige textos e atende visitas e ligações.
Trabalha em escritório, ao lado da direção, diante do computador.
1.b 7.a 1.e 3.a 7.b 1.a
A1.c A1.b A1.d B5.a A1.a B1.b
5.c 5.a 5.b 3.a 4.c 1.c
50 0 dados=20 remoto=40

2524 < 25
Seleciona, treina e acompanha pessoas, cuida de cargos, salários e benefícios e ouve as equipes.
-
1.f 4.e 1.b 7.a 6 8.b
A1.b B1.a A1.d A2.a A1.c B1.d
3.c 5.c 3.b 7.b 5.a 3.a
28 2 dados=45 remoto=45 midia=20

2531 < 26
Cria e planeja campanhas, textos e imagens que apresentam produtos, serviços e ideias, e mede o efeito deles.
Trabalha em agências e empresas ou a distância, com prazos curtos.
9.b 1.d 7.a 3.a 7.c 4.f
A1.c A2.a B1.c A1.d A2.b B5.a
7.a 1.c 3.a 4.c 5.b 1.b
22 2 midia=85 dados=40 ia=25 remoto=50

2541 2544 < 25
Fiscaliza o pagamento de impostos: confere documentos e contas, orienta contribuintes e aplica multas.
Trabalha em repartições e em visitas a empresas, às vezes sob tensão.
8.b 1.c 1.b 4.a 7.a 3.a
A1.a A2.a A1.e B4.e A1.c A1.b
5.c 5.b 7.b 5.a 6 4.b
25 1 dados=60 seg=15 ia=20

2543 3516
Previne acidentes: inspeciona os locais de trabalho, treina as pessoas e confere o uso de equipamento de proteção.
Trabalha em fábricas, obras e escritórios, com visitas aos locais de trabalho.
8.a 8.b 6 5.a 3.b 1.f
A2.a A1.b B1.e A2.d A1.d A1.a
5.c 5.a 5.b 3.b 1.c 3.a
25 2 dados=25 iot=20

352 < 2543
Inspeciona lugares, produtos e serviços, orienta quem está irregular e registra o que encontra.
Trabalha nas ruas, em visitas e em repartições.
8.b 8.a 4.d 1.e 7.a 1.b
A2.a A1.b A1.d A1.a B3.m A2.d
5.c 5.a 5.b 4.a 6 4.b
35 2 dados=20

26 37
Cria, produz e divulga textos, imagens, sons, espetáculos e informação.
Trabalha em redações, estúdios, palcos e a distância, em horários que variam com a produção.
9.b 7.a 7.c 3.a 1.d 7.d
A1.c A1.d A1.b A2.a B5.a A2.b
7.a 1.b 4.c 6 5.b 3.a
20 1 midia=85 remoto=45 dados=15

2612 3711 < 26
Organiza livros, documentos e informação, e ajuda as pessoas a encontrar o que procuram.
Trabalha em bibliotecas, arquivos e empresas.
1.e 7.a 1.b 3.a 7.d 6
A1.a A1.b B1.f A1.d A1.c B5.a
5.b 5.a 3.b 6 5.c 3.a
40 0 dados=35 midia=35 remoto=25

3714 < 26
Organiza e anima jogos, festas e passeios para crianças, jovens e adultos.
Trabalha em hotéis, clubes, escolas e festas, de pé, também em fins de semana.
1.e 4.e 6 7.c 8.a 7.a
B1.f A1.d B1.a B1.b A1.b B1.e
3.c 3.b 4.c 1.c 3.a 5.a
15 3 midia=25

373 374 < 26
Instala, opera e ajusta equipamentos de som, imagem e luz.
Trabalha em estúdios, emissoras, eventos e na casa de clientes.
9.a 3.a 3.b 9.b 4.b 3.e
B3.h B3.g B3.k B3.d A2.d B5.a
5.b 5.a 3.a 4.c 6 1.c
35 2 midia=60 iot=25

30 31
Testa, instala e mantém máquinas e instrumentos, e ajuda a projetar peças e a melhorar a produção.
Trabalha em fábricas e oficinas, em turnos, com ruído e equipamento de proteção.
3.b 3.e 3.c 2.a 4.a 4.b
B3.g B3.m B3.k A2.a B3.h A1.a
5.b 5.a 7.b 1.b 3.a 1.c
45 1 robo=45 iot=40 dados=25 add=20 energia=20

301 311 3252 395 818 < 30
Prepara amostras, faz ensaios e análises, cuida dos equipamentos do laboratório e registra os resultados.
Trabalha em laboratórios e fábricas, com equipamento de proteção.
4.c 4.a 2.a 3.b 4.b 3.a
A1.a A2.a B3.m A1.f B3.g A1.c
5.b 5.a 7.b 5.c 3.a 1.b
45 2 dados=30 robo=30 bio=20

3115 < 301
Mede a qualidade da água, do ar e do solo, acompanha licenças e orienta o cuidado com o ambiente.
Trabalha em campo, em laboratórios e escritórios.
4.d 4.c 4.g 8.b 4.a 3.b

312 < 30
Acompanha obras: mede terrenos, lê projetos, calcula materiais e confere o que foi construído.
Trabalha em canteiros e em escritório, com equipamento de proteção na obra.
3.d 3.c 4.a 3.b 4.g 1.a
A1.e A2.a A2.d A1.a B3.m B1.b

313 < 30
Monta, testa e conserta instalações e aparelhos elétricos, eletrônicos e de telecomunicações.
Trabalha em fábricas, oficinas e na casa de clientes, com risco elétrico.
3.b 3.a 9.a 4.b 3.e 4.a
B3.k B3.l B3.j B3.d A2.a B3.h
-
35 2 robo=35 iot=50 energia=35 dados=20

318 < 30
Desenha peças, máquinas e projetos no computador, com suas medidas e materiais.
Trabalha em escritório, diante do computador.
3.c 3.b 3.a 4.a 3.e 2.a
A2.a A1.a B3.b A1.e B5.a A1.b
5.b 7.b 5.a 7.a 1.b 3.a
45 0 add=50 robo=20 dados=20 remoto=35

32
Sob supervisão, cuida de pacientes, aplica medicamentos, colhe material para exames e registra o que observa.
Trabalha em hospitais, clínicas e unidades de saúde, em plantões, de pé, com risco de contágio.
5.a 1.e 4.d 4.e 5.b 6
B1.f A1.b A2.d B1.a B1.b A2.a
3.b 5.a 4.b 5.b 3.a 4.a
25 5 dados=10 bio=15

321 < 2211
Orienta o plantio, a criação e a colheita, mede o solo e acompanha a saúde de plantas e animais.
Trabalha no campo e em escritórios de assistência técnica.
2.b 4.d 4.c 3.e 4.g 1.e
A2.a A1.b B1.e A2.d B3.g A1.f
5.a 6 1.c 5.b 3.a 1.b
30 2 bio=45 iot=35 dados=25

3221 5161
Cuida da aparência e do bem-estar das pessoas: trata e embeleza cabelos, pele e unhas.
Trabalha em salões, clínicas e na casa de clientes, com hora marcada.
1.e 7.c 4.c 1.d 4.e 5.b
B1.f A1.b B1.a A1.d B5.a B1.c
3.c 5.b 5.a 3.b 7.a 4.a
25 3 midia=45

3224 < 32
Prepara o material do consultório, ajuda o dentista, faz moldes e orienta a higiene da boca.
Trabalha em consultórios, laboratórios e unidades de saúde, com risco de contágio.

3241 < 32
Opera aparelhos de raio X e de outras imagens, prepara o paciente e cuida da proteção contra a radiação.
Trabalha em hospitais e clínicas, em plantões.
5.a 4.b 4.d 1.e 8.a 3.a

3242 325 5152 < 32
Colhe e prepara amostras ou medicamentos, cuida do material do laboratório e registra o que faz.
Trabalha em laboratórios, farmácias e hospitais, de pé, com risco de contágio.
4.d 4.c 5.a 1.b 1.e 4.a
A2.d B3.m A1.a B1.b A1.b B5.a
5.b 5.a 5.c 3.a 1.b 6
45 3 bio=35 robo=15

34 510105
Organiza o transporte de pessoas e cargas: planeja rotas, confere documentos e veículos e orienta equipes.
Trabalha em escritórios, terminais e pátios, em turnos e escalas.
10 4.g 8.a 1.b 1.e 4.a
B5.a B1.b A2.a A2.d A1.b B4.e
5.a 5.b 4.b 4.a 3.a 5.c
45 2 dados=35 iot=35

2153 < 34
Conduz aeronaves: planeja o voo, confere os instrumentos, decola, pousa e fala com o controle de tráfego.
Trabalha a bordo, em escalas que mudam de semana para semana, com noites fora de casa.
10 4.g 8.a 4.b 3.b 9.a
B3.h B3.g B4.e A2.a B1.b A1.d
5.a 4.b 4.a 5.b 3.a 5.c
25 2 dados=20 iot=25

5111 < 2153
Recebe os passageiros a bordo, cuida do conforto e da segurança deles e serve as refeições.
Trabalha em aviões, em escalas, com noites fora de casa.
1.e 8.a 10 7.b 4.e 7.a
B1.f A1.b A1.d B1.a A2.d B1.b
4.a 5.a 3.c 3.a 4.b 3.b
45 2 iot=8

35
Cuida de rotinas de compras, finanças, documentos ou pessoas, e apoia quem decide.
Trabalha em escritório, diante do computador, com prazos.
1.b 1.e 1.c 1.d 3.a 7.a
A1.b A1.a A1.d A1.c B5.a A2.a
5.b 5.a 5.c 3.a 1.c 4.a
60 1 dados=30 remoto=30 midia=15

3517 3541 3548 < 35
Apresenta produtos e serviços a clientes, ouve o que procuram, negocia preços e prazos e acompanha a venda.
Trabalha em escritórios, lojas e visitas, com metas.
1.d 1.e 4.a 7.a 9.b 1.b
B1.c B1.d A1.b A1.d B1.a B1.f
1.c 3.c 5.a 4.c 1.b 4.b
50 2 midia=45 dados=25 remoto=25

39
Inspeciona, planeja ou controla processos e produtos, e registra o que encontra.
Trabalha em fábricas e escritórios, em turnos.
2.a 3.b 4.a 1.b 3.a 3.e
B3.m B3.g A2.d A2.a A1.a B5.a
5.b 5.a 7.b 1.b 3.a 5.c
55 1 dados=30 robo=25 iot=20

4
Executa as rotinas do escritório: registra, confere, arquiva, controla prazos e atende quem procura o setor.
Trabalha em escritório, em horário comercial.
1.b 1.e 3.a 7.a 4.a 1.c
A1.a A1.b A1.c B5.a A1.d B1.f
5.b 5.a 5.c 3.a 4.a 6
80 -1 dados=20 remoto=20

4122 < 4
Leva e busca documentos e encomendas, paga contas em bancos e faz pequenas tarefas do escritório.
Trabalha em escritórios e nas ruas, a pé.

4132 < 4
Atende clientes do banco, recebe e paga valores, confere documentos e oferece serviços.
Trabalha em agências bancárias, em horário comercial, com metas.
1.c 1.e 1.b 4.a 3.a 1.d
A1.b A1.d B1.f A2.a A1.e B5.a
5.c 5.a 4.a 5.b 3.c 4.b
85 -3 dados=30 seg=20

414
Recebe, confere, guarda e despacha mercadorias, e mantém o estoque em ordem.
Trabalha em armazéns e depósitos, de pé, com carga e descarga.
2.a 1.b 10 4.a 3.a 1.e
A2.d B5.a B5.c B1.b A1.b A1.a
5.a 5.b 3.a 5.c 1.c 4.a
75 1 iot=25 robo=20

4142 < 414
Registra a produção, as horas e as cargas, confere quantidades e avisa do que falta.
Trabalha em fábricas, obras, pátios e armazéns.

4152 < 414
Separa, leva e entrega cartas e encomendas.
Trabalha em centros de triagem e nas ruas, a pé ou em veículo.
10 4.g 1.e 1.b 8.a 4.a
B5.a A2.d A1.b B1.f B1.b A1.a
5.a 5.b 6 5.c 1.b 4.a
70 -2 iot=15

42
Atende o público no balcão, no caixa ou por telefone e resolve dúvidas.
Trabalha em contato constante com pessoas, em turnos, sob pressão de filas e metas.
1.e 7.a 1.b 3.a 4.a 1.d
A1.b A1.d B1.f B1.a A1.a B1.c
4.a 5.a 3.c 3.a 5.c 4.b
85 -1 midia=12 remoto=15

4211 4212 < 42
Atende o público no balcão ou no caixa, recebe pagamentos, confere valores e resolve dúvidas.

4213 < 42
Procura quem deve, explica a dívida, negocia prazos e registra pagamentos.
Trabalha em escritório, por telefone, ou em visitas, com metas.
1.c 1.e 7.a 4.a 1.b 8.b
B1.d A1.b A1.d B1.c B1.a A1.a

4221 < 42
Recebe quem chega, informa, marca horários, anuncia visitas e atende ao telefone.
Trabalha em recepções de empresas, clínicas e hotéis, em turnos.

4222 4223 < 42
Recebe e faz ligações: informa, oferece serviços, ouve reclamações e registra pedidos.
Trabalha sentado, com fone e computador, em turnos, sob metas.
1.e 7.a 3.a 9.a 1.d 1.b
-
-
90 -2 midia=12 remoto=40

4231 < 42
Encaminha documentos a órgãos públicos, acompanha prazos e paga taxas por conta de clientes.
Trabalha em escritório e em repartições.
8.b 1.b 1.e 7.a 1.c 3.a

4241 < 42
Entrevista pessoas, preenche questionários e confere as respostas.
Trabalha nas ruas, de casa em casa, ou por telefone.
1.e 7.a 4.f 4.a 3.a 4.g
-
-
65 0 dados=25 remoto=30

51
Cuida de lugares e atende as pessoas que os usam: recebe, orienta, organiza e resolve o que aparece.
Trabalha em prédios, hotéis, restaurantes e terminais, em turnos que incluem noites e fins de semana.
1.e 8.a 7.a 10 1.b 1.a
B1.f A1.b B1.a B1.b A2.d B5.a
5.a 3.a 4.a 5.c 3.b 5.b
60 2 iot=8

5112 < 51
Cobra e confere passagens, orienta passageiros e controla os horários dos veículos.
Trabalha em ônibus, terminais e garagens, em turnos.
10 1.e 4.a 8.a 1.b 7.a
-
-
85 -4 iot=15

513 27
Prepara refeições, organiza a cozinha e zela pela higiene dos alimentos.
Trabalha de pé, em cozinhas quentes, à noite e em fins de semana.
2.b 1.e 2.a 8.a 4.c 1.b
B1.b B1.f A2.d B5.a A1.b B3.m
5.a 3.a 4.b 5.b 4.a 3.c
70 2 midia=8

5133 < 513
Arruma e limpa quartos, troca a roupa de cama e avisa do que falta ou precisa de conserto.
Trabalha em hotéis e hospitais, de pé, com esforço físico.
1.e 8.a 4.c 7.a 1.b 2.a

5134 < 513
Serve comidas e bebidas, anota pedidos e arruma as mesas.
Trabalha de pé, em restaurantes, bares e empresas, à noite e em fins de semana.
1.e 2.b 1.d 4.a 7.a 8.a
B1.f A1.b A1.d B1.a B1.b B5.a
3.c 5.a 4.a 3.a 4.b 5.b

514
Limpa e conserva ruas, prédios e jardins, recolhe o lixo e faz pequenos consertos.
Trabalha de pé, dentro e fora de prédios, com esforço físico e produtos de limpeza.
8.a 3.d 4.c 1.e 3.e 2.a
A2.d B1.b B5.a B3.h B3.j A1.b
5.a 3.a 6 5.b 1.b 4.a
65 1 iot=8

5141 < 514
Cuida de edifícios e garagens: zela pelas áreas comuns, orienta quem entra e sai e avisa do que precisa de conserto.
Trabalha em edifícios, em turnos.
1.e 8.a 3.d 3.e 1.b 7.a

515
Acompanha crianças, idosos, doentes e famílias no dia a dia e os orienta.
Trabalha nas casas, creches e na comunidade, a pé e em visitas.
1.e 4.e 5.b 6 7.a 5.a
B1.f A1.b B1.a A1.d A2.d B1.e
3.b 5.a 4.a 3.a 5.c 4.b
20 4 dados=8

5151 < 515
Visita famílias, orienta sobre cuidados de saúde, acompanha ou socorre doentes e avisa a equipe de saúde.
Trabalha em bairros, unidades de saúde e ambulâncias.
5.a 1.e 5.b 6 4.e 8.a

5153 < 515
Acompanha crianças, jovens e famílias em dificuldade, propõe atividades e os encaminha a serviços.
Trabalha em abrigos, centros sociais e na comunidade.
4.e 4.f 6 8.b 7.a 5.b

5162 < 515
Cuida de crianças, idosos ou doentes no dia a dia: alimentação, higiene, remédios, passeios e companhia.
Trabalha na casa das famílias ou em instituições, às vezes à noite.

5163 < 514
Separa, lava, seca e passa roupas, e opera as máquinas da lavanderia.
Trabalha de pé, em lavanderias, hotéis e hospitais, com calor e umidade.
2.a 4.c 1.e 3.e 8.a 4.a
-
-
80 -1 robo=10

5165
Prepara e conduz funerais, e atende as famílias.
Trabalha em funerárias e cemitérios, em plantões.
1.e 5.b 7.e 8.b 10 1.b
B1.f A1.b B1.a A1.d B1.b B5.a
3.b 4.a 5.c 5.a 3.a 4.b
40 1 iot=5

517 5103 517425
Vigia lugares e bens, controla a entrada de pessoas e veículos e age diante de incidentes.
Trabalha em turnos, muitas vezes à noite, de pé ou em ronda, sujeito a risco.
8.a 1.e 8.b 9.a 7.a 4.e
A2.d A1.b B1.a A2.a A1.d B1.b
5.c 4.a 5.a 5.b 4.b 6
65 1 iot=20 seg=10

5174 < 517
Controla a entrada de pessoas, veículos e encomendas, informa quem chega e vigia o lugar.
Trabalha em portarias e guaritas, em turnos, muitas vezes à noite.

519
Presta serviços avulsos, como lavar ou guardar veículos, colar cartazes e combater pragas.
Trabalha de pé, nas ruas, em garagens e na casa de clientes.
1.e 8.a 4.c 10 3.e 1.d
A2.d B1.f B5.a A1.b B3.h B1.b
5.a 6 5.b 1.b 4.a 3.a
65 1 iot=8

519940 < 519
Lê medidores de água, luz ou gás, anota o consumo e entrega contas.
Trabalha nas ruas, a pé ou em veículo, exposto ao tempo.
1.e 10 4.g 4.a 8.a 3.a
-
-
85 -4 iot=25

5193 < 519
Dá banho em animais de estimação, tosa e penteia.
Trabalha em lojas e clínicas de animais, de pé.
4.d 1.e 4.c 1.d 7.a 8.a
B1.f A1.b A2.d B5.a B1.a B1.b
5.b 4.a 3.b 5.a 6 1.b
25 4 midia=15

52
Mostra produtos, ouve o que o cliente procura, negocia, fecha a venda e repõe as prateleiras.
Trabalha de pé, em lojas e feiras, também em fins de semana, com metas.
1.d 1.e 4.a 1.b 7.a 2.a
B1.c A1.b A1.d B1.f B1.d B1.a
3.c 5.a 4.a 1.c 3.a 5.c
75 0 midia=30 dados=8

5201 < 52
Apresenta produtos e serviços, ouve o que o cliente procura, negocia e fecha a venda.
Trabalha em lojas, escritórios e visitas, também em fins de semana, com metas.

521135 < 52
Abastece veículos, confere óleo, água e pneus, e recebe pagamentos.
Trabalha em postos de combustível, ao ar livre, em turnos.
1.e 10 3.e 4.c 8.a 4.a
B1.f A1.b B3.h A2.d B1.a A1.d

5241 < 52
Oferece produtos de porta em porta, mostra como se usam, negocia e anota pedidos.
Trabalha nas ruas e na casa de clientes.

6
Planta, cria, colhe e cuida da terra e dos animais, e conserva cercas e ferramentas.
Trabalha ao ar livre, sob sol e chuva, com esforço físico e jornadas que seguem a safra.
2.b 3.e 4.d 2.a 4.c 10
B3.h B3.g B3.j A2.d B3.k B5.a
5.a 1.b 6 5.b 3.a 1.c
70 -1 iot=20 energia=10

622 < 6
Prepara a terra, planta, cuida das plantas e colhe, à mão ou com ferramentas.
-
2.b 4.d 4.c 3.e 2.a 8.a
A2.d B1.b B5.a B3.h B3.j A1.b

6220 < 622
Prepara e conserva a terra, os jardins e o terreno: planta, rega, poda, capina e limpa.

623 < 6
Alimenta e maneja animais, limpa as instalações, observa a saúde deles e recolhe leite, ovos ou lã.
Trabalha em fazendas e granjas, com esforço físico, também em fins de semana.
2.b 4.d 4.c 3.e 5.a 2.a
A2.d B5.a B3.g A1.b B1.b B3.h

632 < 6
Derruba, corta e empilha árvores, e cuida de motosserras e ferramentas.
Trabalha em florestas, ao ar livre, com esforço físico, ruído e equipamento de proteção.
3.e 2.a 8.a 4.d 10 4.g

64 < 6
Opera tratores, colheitadeiras e outras máquinas no campo, e cuida da manutenção delas.
Trabalha ao ar livre ou na cabine da máquina, com ruído e poeira, em jornadas que seguem a safra.
3.e 2.b 10 2.a 8.a 4.g
-
-
75 1 iot=35 energia=10

71
Constrói, reveste e conserta obras, e prepara e transporta os materiais.
Trabalha ao ar livre e em alturas, com esforço físico, poeira e ruído, e equipamento de proteção.
3.d 3.e 3.c 4.a 8.a 2.a
B3.h A2.d B1.b B3.m B3.g B5.a
5.a 3.a 5.b 1.b 6 1.c
75 -2 energia=15 add=8

7111 < 71
Extrai minério, prepara a frente de lavra, carrega e transporta o que foi extraído.
Trabalha em minas, a céu aberto ou no subsolo, com poeira, ruído e equipamento de proteção.
2.a 3.e 8.a 4.c 4.g 10
B3.h B3.g A2.d B1.b B3.j B3.k
5.a 3.a 4.b 5.b 1.b 6
75 -2 robo=25 iot=20

7112 7151 < 71
Opera máquinas que escavam, carregam e nivelam terra e pedra, e cuida da manutenção delas.
Trabalha em obras e minas, na cabine da máquina, com poeira e ruído.
3.e 3.d 10 8.a 4.a 2.a
B3.h B3.g B3.j B3.k A2.d B1.b
5.a 5.b 6 4.a 3.a 1.b
75 0 iot=25 robo=20

7122 7165 < 71
Corta, lapida, lixa e assenta pedras, e lhes dá brilho.
Trabalha em oficinas e obras, com poeira, ruído, água e equipamento de proteção.
2.a 3.e 3.d 7.c 4.a 3.c

7156 9511
Passa fios, monta quadros, tomadas e motores, e conserta instalações elétricas.
Trabalha em obras, fábricas e casas, em alturas, com risco elétrico.
3.e 3.d 4.b 3.b 8.a 4.a
B3.d B3.k B3.l B3.h A2.d B3.j
5.b 5.a 6 1.b 7.b 3.a
55 1 energia=45 iot=25

9531 < 7156
Instala e conserta a parte elétrica de veículos e máquinas.
Trabalha em oficinas e fábricas, em posições incômodas, com risco elétrico.
3.e 4.b 3.a 10 3.b 1.e

7163 < 71
Mede, corta e assenta vidros, espelhos e esquadrias.
Trabalha em obras e vidraçarias, às vezes em alturas, com risco de cortes.

7166 7233 < 71
Prepara superfícies e pinta paredes, estruturas, máquinas ou veículos.
Trabalha em obras e oficinas, às vezes em alturas, com tintas e equipamento de proteção.
4.c 3.d 3.e 7.c 4.a 8.a

72 77
Corta, molda, solda, monta e acaba peças de metal, e confere suas medidas.
Trabalha de pé, em oficinas e linhas de produção, com ruído e equipamento de proteção.
3.e 2.a 3.c 4.a 3.b 3.a
B3.h B3.g B3.m B3.j B3.k A2.d
5.b 5.a 3.a 1.b 6 1.c
78 -1 robo=35 add=25 iot=15

721 < 72
Prepara e opera máquinas que torneiam, fresam e furam peças de metal, e confere suas medidas.

7241 < 71
Instala e conserta canos, registros e redes de água, gás e esgoto.
Trabalha em obras, fábricas e casas, em posições incômodas.
3.d 3.e 4.a 8.a 3.c 1.e
B3.d B3.l B3.k B3.h A2.d B3.j
5.a 5.b 6 1.b 3.b 1.c
55 0 energia=20

725 < 72
Monta e ajusta máquinas, motores e veículos, peça por peça, e testa o conjunto.

73
Monta e ajusta aparelhos elétricos e eletrônicos, e confere o funcionamento deles.
Trabalha em linhas de montagem e oficinas, com peças pequenas e atenção constante.
3.a 3.e 2.a 3.b 4.b 4.a
B3.m B3.h A2.d B3.k B3.g B3.j
5.b 5.a 3.a 1.b 6 1.c
78 -1 robo=35 iot=25

7313 732 5231 9513 < 7156
Instala e conserta linhas, cabos e aparelhos elétricos, de som, de alarme e de telecomunicações.
Trabalha nas ruas, em prédios e veículos, às vezes em alturas, com risco elétrico.
9.a 3.a 3.e 4.b 3.b 1.e
-
-
45 2 iot=45 energia=25

7523 8233 828
Prepara a massa, molda, queima ou seca e acaba peças de barro, louça ou cimento.
Trabalha em olarias e fábricas, com calor, pó e esforço físico.
2.a 3.e 4.c 3.d 7.c 4.a
B3.h B3.g A2.d B3.m B3.j B5.a
5.a 5.b 3.a 1.b 6 4.a
80 -2 robo=20 add=12

76
Corta, tece, tinge, costura e dá acabamento a tecidos e roupas.
Trabalha sentado ou de pé, em oficinas e linhas de produção, com movimentos que se repetem.
2.a 3.e 3.c 7.c 4.a 1.e
B3.h B3.m B3.g A2.d B5.a B1.b
5.b 5.a 3.a 1.b 6 1.c
85 -3 robo=20 add=10

762 764 7683 < 76
Prepara, corta, costura e monta couro e calçados, e lhes dá acabamento.
Trabalha em curtumes, oficinas e linhas de produção, com cola, ruído e movimentos que se repetem.

765 < 76
Corta, costura e prega tecidos e espumas em móveis e bancos.
Trabalha em oficinas e fábricas de móveis e de veículos.

7606 766 < 76
Prepara, imprime, corta e encaderna impressos.
Trabalha em gráficas, com máquinas, tintas e prazos.
2.a 9.b 3.a 3.c 7.c 3.e

7701 771 772 773 774 < 72
Serra, aplaina, monta e acaba madeira e móveis.
Trabalha em serrarias e marcenarias, com ruído, pó e máquinas de corte.
3.e 2.a 3.c 7.c 4.a 3.d
-
-
76 -1 robo=25 add=10

78
Carrega, descarrega e arruma mercadorias, à mão ou com carrinhos.
Trabalha em portos, aeroportos, armazéns e caminhões, com esforço físico.
10 2.a 8.a 3.e 1.e 4.a
B1.b A2.d B5.a B3.h A1.b B3.g
5.a 3.a 6 1.b 5.b 4.a
80 0 iot=20 robo=25

7821 7822 < 78
Opera guindastes, pontes rolantes e empilhadeiras, e move cargas com segurança.
Trabalha em portos, fábricas e armazéns, na cabine da máquina.
3.e 10 8.a 2.a 4.b 4.a
B3.h B3.g A2.d B1.b B3.k B3.j
5.a 5.b 4.a 3.a 6 4.b
78 1 iot=30 robo=30

7823 7824 7825 < 78
Dirige carros, ônibus, caminhões ou motos, leva pessoas ou cargas e cuida do veículo.
Trabalha nas ruas e estradas, muitas horas ao volante, em horários variados.
10 8.a 4.g 3.e 1.e 8.b
B3.h A2.d B5.a B3.g B4.e A1.b
5.a 4.a 5.b 4.b 6 5.c
70 1 iot=25 robo=12 energia=10

5191 < 7823
Leva documentos, encomendas e refeições de moto, confere endereços e recebe pagamentos.
Trabalha nas ruas, de moto, no trânsito e exposto ao tempo.

7827 < 78
Cuida do convés, das cargas e das manobras de embarcações.
Trabalha em rios, portos e no mar, em turnos, semanas fora de casa.
10 8.a 3.e 4.g 9.a 4.b

7831 < 78
Engata, manobra e inspeciona trens e vagões.
Trabalha em pátios e linhas de trem, ao ar livre, em turnos.
10 3.e 8.a 9.a 4.a 2.a
B3.h B3.g A2.d B1.b B3.k A1.b

784 < 78
Embala, rotula e encaixota produtos, e abastece as linhas de produção.
Trabalha de pé, em fábricas e armazéns, com movimentos que se repetem.
2.a 3.e 4.a 1.b 8.a 10
A2.d B3.g B3.h B1.b B3.m B5.a
5.a 5.b 3.a 1.b 6 4.a
88 -1 robo=35 iot=15

8
Opera e vigia máquinas e instalações que transformam materiais, regula o processo e retira amostras.
Trabalha em fábricas, em turnos, com calor, ruído e equipamento de proteção.
2.a 3.e 4.c 3.b 4.a 3.a
B3.g B3.h B3.m B3.k A2.d B3.j
5.b 5.a 3.a 1.b 4.a 6
83 -1 robo=40 iot=35 energia=15

82 < 8
Prepara, funde, lamina e acaba metais, vigia fornos e confere o resultado.

84
Prepara, cozinha, assa, conserva e embala alimentos, e cuida da higiene das máquinas.
Trabalha em fábricas de alimentos, padarias e frigoríficos, em turnos, com frio ou calor e regras de higiene.
2.b 2.a 4.c 8.a 3.e 4.d
B3.h B3.g B3.m A2.d B1.b B5.a
5.a 5.b 3.a 4.a 1.b 6
80 0 robo=30 iot=20

8483 < 84
Prepara massas, pães, bolos e doces, cuida do forno e da higiene.
Trabalha em padarias, confeitarias e mercados, muitas vezes de madrugada, com calor.

8485 < 84
Abate animais, corta, desossa e separa carnes, e cuida da higiene.
Trabalha em frigoríficos e açougues, de pé, com frio, facas e equipamento de proteção.

86 < 8
Opera caldeiras, bombas e estações de energia ou de água, mede, regula e registra.
Trabalha em fábricas e estações, em turnos, com equipamento de proteção.
3.e 4.c 4.b 8.a 3.b 4.a
B3.g B3.h B3.k B3.j A2.d B3.m
5.a 5.b 4.b 7.b 6 3.a
60 0 iot=40 energia=40 robo=25

9
Regula e conserta máquinas, veículos e instalações, e faz a manutenção que evita paradas.
Trabalha em oficinas e nos locais de uso, em posições incômodas, com ruído e equipamento de proteção.
3.e 3.b 3.a 4.b 3.c 8.a
B3.l B3.k B3.j B3.h B3.d B3.m
5.b 5.a 1.b 7.b 6 1.c
60 1 robo=30 iot=30 energia=20

7257 < 9
Monta, instala e conserta sistemas de refrigeração e de ar-condicionado.
Trabalha em fábricas, prédios e casas, às vezes em alturas.
3.e 4.b 3.b 3.d 4.c 1.e

9911 9922 < 71
Conserva estradas e ferrovias: tapa buracos, limpa as margens, troca trilhos e placas e sinaliza.
Trabalha ao ar livre, em estradas e ferrovias, com esforço físico e trânsito por perto.
3.d 10 3.e 8.a 4.a 2.a

9913 < 9
Desamassa, solda, monta e pinta veículos.
Trabalha em oficinas, com ruído, tintas e equipamento de proteção.
3.e 4.c 3.c 2.a 7.c 1.e
B3.l B3.h B3.m B3.j A2.d B5.a

9921 < 9
Conserta, troca, alinha e calibra pneus e rodas.
Trabalha em oficinas, postos e borracharias, com esforço físico.
3.e 1.e 10 4.b 8.a 1.d
B3.l B3.h A2.d B1.f B3.k B5.a
`;
