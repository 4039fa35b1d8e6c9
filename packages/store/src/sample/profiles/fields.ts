/** A field of work: what its occupations have in common. */
export interface Field {
  /** CBO prefixes of its occupations; the longest that fits an occupation decides. */
  prefixes: readonly string[];
  /** What the people do, a sentence without subject: `Ensina e avalia…`. */
  does: string;
  /** Where and how they work, a sentence. */
  conditions: string;
  /** Elements of O*NET, the most important first. */
  knowledge: readonly string[];
  skills: readonly string[];
  attitudes: readonly string[];
  /** Probability of automation of a middle level of qualification, 0 to 1. */
  automation: number;
  /** Change of links in a usual year, as a share. */
  growth: number;
  /** Competency of the Economy 4.0 → score, 0 to 1. */
  competencies: readonly (readonly [name: string, score: number])[];
}

const competencyNames: Readonly<Record<string, string>> = {
  dados: 'Análise de dados',
  ia: 'Inteligência artificial',
  nuvem: 'Computação em nuvem',
  prog: 'Programação',
  robo: 'Robótica e automação',
  iot: 'Internet das coisas',
  seg: 'Segurança da informação',
  midia: 'Mídias digitais',
  bio: 'Biotecnologia',
  energia: 'Energias renováveis',
  remoto: 'Colaboração a distância',
  add: 'Manufatura aditiva',
};

/*
 * Written by the project. Lines of a field: prefixes; what is done; conditions; knowledge (2.C.…);
 * skills (2.…); attitudes (1.C.…); automation and growth in percent, then competencies in percent.
 */
const table = `
0
Protege a população e o país, cumpre missões de patrulha, vigilância e socorro, e mantém equipamentos e instalações prontos para uso.
Trabalha em turnos e escalas, uniformizado, em quartéis e nas ruas, sujeito a risco e a chamados fora de hora.
8.a 8.b 4.e 10 6 9.a
B1.b A1.b A2.a B4.e B2.i B1.a
4.a 5.c 3.a 4.b 2.b 5.a
30 1 dados=15 seg=20

03 0311 0312
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

142 1425
Dirige equipes e projetos de tecnologia, finanças, pessoas ou vendas, e decide em que investir.
Trabalha em escritório ou a distância, sob prazos e metas.
1.a 1.c 1.f 3.a 1.d 7.a
B4.e B5.d B5.b A2.a B1.d B4.g
2.b 7.b 1.c 5.c 7.a 4.b
22 2 dados=60 remoto=50 nuvem=30 ia=25

20
Pesquisa, faz experimentos e mede resultados para criar conhecimento e produtos novos.
Trabalha em laboratório e em campo, com instrumentos de precisão e normas de segurança.
4.d 4.c 4.a 7.a 3.a 6
A1.f A2.a A1.a A1.e A1.c B2.i
7.b 5.b 1.b 7.a 6 5.c
15 3 bio=70 dados=65 ia=35

21
Estuda fenômenos e problemas da natureza ou da matemática, e aplica o que descobre a produtos e serviços.
Trabalha em escritório, laboratório e campo, com computadores e instrumentos de medida.
4.a 4.b 4.c 4.g 3.a 7.a
A1.f A1.e A2.a B2.i A1.a A1.c
7.b 5.b 1.b 7.a 6 5.c
20 2 dados=65 ia=30 prog=35

2122 2123 2124 317 3171 3172
Projeta, desenvolve, testa e mantém sistemas, programas, redes e bancos de dados.
Trabalha em escritório ou a distância, sentado diante do computador, por projetos e com prazos.
3.a 4.a 3.b 7.b 1.e 9.a
B3.e B2.i A2.a B4.g B3.k A2.b
7.b 5.b 7.a 1.b 3.a 4.c
14 6 prog=90 nuvem=75 dados=70 seg=55 ia=50 remoto=60

214
Projeta, calcula e acompanha obras, máquinas, instalações e processos, e responde por sua segurança.
Trabalha em escritório e no canteiro ou na fábrica, com equipamento de proteção quando visita a obra.
3.b 3.c 4.a 4.b 3.d 1.a
B2.i A2.a A1.e B4.g B3.a B4.e
7.b 5.b 5.a 7.a 5.c 1.c
15 2 dados=50 robo=40 iot=40 energia=45 add=25

22
Cuida da saúde das pessoas: avalia, orienta, trata e acompanha a recuperação.
Trabalha em hospitais, clínicas e unidades de saúde, de pé boa parte do dia, muitas vezes em plantões.
5.a 5.b 4.d 4.e 1.e 6
A1.b B1.a A2.a B1.f A1.d B4.e
3.b 5.a 4.b 5.c 5.b 4.a
8 4 dados=25 bio=35 remoto=20

2211 2212 222 2233
Estuda e cuida de plantas, animais e do ambiente, e orienta produtores e serviços de saúde pública.
Trabalha no campo, em clínicas, laboratórios e escritórios.
4.d 4.c 2.b 1.e 4.g 4.a
A1.f A2.a B4.e A1.b A1.a B2.i
5.b 7.b 5.a 3.b 6 1.b
15 3 bio=60 dados=35 iot=25

225 2251 2252 2253
Examina pacientes, pede e lê exames, faz o diagnóstico, prescreve o tratamento e acompanha a evolução.
Trabalha em consultórios, hospitais e unidades de saúde, em plantões, com pressão de tempo e risco de contágio.
5.a 4.d 5.b 4.e 4.c 6
A2.a A1.b B2.i B4.e A1.a B1.a
3.b 5.a 4.b 5.b 5.c 7.b
4 4 dados=30 bio=45 ia=25 remoto=30

23 33
Ensina, prepara aulas e atividades, avalia o que os alunos aprendem e conversa com as famílias e a escola.
Trabalha em salas de aula e em casa, onde prepara aulas e corrige trabalhos; usa muito a voz.
6 7.a 4.e 4.f 7.d 3.a
B1.e A2.c A1.d A1.b A2.d B1.a
3.b 5.a 4.c 4.a 3.a 7.a
10 2 midia=35 remoto=45 dados=12

24
Defende direitos, interpreta leis, prepara peças e pareceres e representa pessoas, empresas ou o Estado.
Trabalha em escritórios, tribunais e órgãos públicos, com prazos rígidos e muita leitura.
8.b 7.a 1.b 4.e 1.e 1.c
A1.a A2.a A1.d A1.c B1.c B4.e
5.c 7.b 5.b 5.a 1.b 4.b
15 3 dados=25 remoto=30 seg=12

25
Analisa a organização, as contas, as pessoas ou o mercado, e propõe decisões.
Trabalha em escritório, diante do computador, com prazos mensais e reuniões.
1.c 1.b 4.a 7.a 1.a 3.a
A2.a A1.a A1.e B4.e A1.c A1.b
7.b 5.b 5.c 5.a 3.a 1.b
35 2 dados=60 remoto=45 ia=20 midia=15

2515 2516
Escuta e apoia pessoas, famílias e grupos, avalia suas necessidades e os encaminha a tratamento ou a serviços.
Trabalha em serviços públicos, clínicas e empresas, em contato direto com situações difíceis.
4.e 5.b 4.f 7.a 6 8.b
A1.b B1.a B1.f A2.a A1.d A1.c
3.b 4.a 5.c 4.b 3.c 5.a
4 4 remoto=30 dados=10

26 37
Cria, produz e divulga textos, imagens, sons, espetáculos e informação.
Trabalha em redações, estúdios, palcos e a distância, em horários que variam com a produção.
9.b 7.a 7.c 3.a 1.d 7.d
A1.c A1.d A1.b A2.a B5.a A2.b
7.a 1.b 4.c 6 5.b 3.a
20 1 midia=85 remoto=45 dados=15

30 31
Acompanha e controla a produção, as obras ou os ensaios, mede, regula equipamentos e registra resultados.
Trabalha em fábricas, canteiros e laboratórios, em turnos, com equipamento de proteção.
3.b 3.e 2.a 4.a 3.c 4.b
B3.g B3.m B3.k A2.a B3.h A1.a
5.b 5.a 7.b 1.b 3.a 1.c
45 1 robo=45 iot=40 dados=25 add=20 energia=20

32
Cuida de pacientes sob supervisão, aplica medicamentos e exames, e registra o que observa.
Trabalha em hospitais, clínicas e laboratórios, em plantões, de pé, com risco de contágio.
5.a 1.e 4.d 4.e 5.b 6
B1.f A1.b A2.d B1.a B1.b A2.a
3.b 5.a 4.b 5.b 3.a 4.a
25 5 dados=10 bio=15

34
Conduz ou organiza o transporte de pessoas e cargas, planeja rotas e cumpre normas de segurança.
Trabalha em escritórios, terminais e a bordo, em turnos e escalas.
10 4.g 8.a 1.b 1.e 3.e
B3.g B3.h A2.a B1.b B5.a B4.e
5.a 5.b 4.b 4.a 3.a 5.c
40 2 dados=30 iot=35

35
Cuida de rotinas de vendas, finanças, documentos ou pessoas, e apoia quem decide.
Trabalha em escritório e em visitas a clientes, diante do computador.
1.b 1.e 1.c 1.d 3.a 7.a
A1.b A1.a A1.d A1.c B5.a A2.a
5.b 5.a 5.c 3.a 1.c 4.a
60 1 dados=30 remoto=30 midia=15

39
Inspeciona, planeja ou controla processos e produtos, e registra o que encontra.
Trabalha em fábricas e escritórios, em turnos.
2.a 3.b 4.a 1.b 3.a 3.e
B3.m B3.g A2.d A2.a A1.a B5.a
5.b 5.a 7.b 1.b 3.a 5.c
55 1 dados=30 robo=25 iot=20

4
Executa as rotinas do escritório: registra, confere, arquiva, controla prazos e atende quem procura o setor.
Trabalha sentado, em escritório, em horário comercial.
1.b 1.e 3.a 7.a 4.a 1.c
A1.a A1.b A1.c B5.a A1.d B1.f
5.b 5.a 5.c 3.a 4.a 6
80 -1 dados=20 remoto=20

414 4141 415
Recebe, confere, guarda e despacha mercadorias e correspondência, e mantém o estoque em ordem.
Trabalha em armazéns e depósitos, de pé, com carga e descarga.
2.a 1.b 10 4.a 3.a 1.e
A2.d B5.a B5.c B1.b A1.b A1.a
5.a 5.b 3.a 5.c 1.c 4.a
75 1 iot=25 robo=20

42
Atende o público no balcão, no caixa ou por telefone, recebe pagamentos e resolve dúvidas.
Trabalha em contato constante com pessoas, em turnos, sob pressão de filas e metas.
1.e 7.a 1.b 3.a 4.a 1.d
A1.b A1.d B1.f B1.a A1.a B1.c
4.a 5.a 3.c 3.a 5.c 4.b
85 -1 midia=12 remoto=15

51
Presta serviços a pessoas e cuida de lugares: limpa, guarda, transporta, hospeda e acompanha.
Trabalha de pé, em turnos que incluem noites e fins de semana.
1.e 8.a 7.a 10 5.b 1.b
B1.f A1.b B1.a B1.b A2.d B5.a
5.a 3.a 4.a 5.c 3.b 5.b
60 2 iot=8

513 27
Prepara e serve refeições e bebidas, organiza a cozinha ou o salão e zela pela higiene dos alimentos.
Trabalha de pé, em cozinhas quentes ou no salão, à noite e em fins de semana.
2.b 1.e 2.a 8.a 4.c 1.b
B1.b B1.f A1.b B5.a A2.d B3.m
5.a 3.a 4.b 5.b 4.a 3.c
70 2 midia=8

515 5162 5151
Acompanha crianças, idosos, doentes e famílias no dia a dia e os orienta sobre cuidados de saúde.
Trabalha nas casas, creches e na comunidade, a pé e em visitas.
1.e 4.e 5.b 6 7.a 5.a
B1.f A1.b B1.a A1.d A2.d B1.e
3.b 5.a 4.a 3.a 5.c 4.b
20 4 dados=8

517
Vigia lugares e bens, controla a entrada de pessoas e veículos e age diante de incidentes.
Trabalha em turnos, muitas vezes à noite, de pé ou em ronda, sujeito a risco.
8.a 1.e 8.b 9.a 7.a 4.e
A2.d A1.b B1.a A2.a A1.d B1.b
5.c 4.a 5.a 5.b 4.b 6
65 1 iot=20 seg=10

52
Mostra produtos, ouve o que o cliente procura, negocia, fecha a venda e repõe as prateleiras.
Trabalha de pé, em lojas e feiras, também em fins de semana, com metas.
1.d 1.e 4.a 1.b 7.a 2.a
B1.c A1.b A1.d B1.f B1.d B1.a
3.c 5.a 4.a 1.c 3.a 5.c
75 0 midia=30 dados=8

6
Planta, cria, colhe e cuida da terra, das árvores ou dos animais, e opera máquinas no campo.
Trabalha ao ar livre, sob sol e chuva, com esforço físico e jornadas que seguem a safra.
2.b 3.e 4.d 2.a 4.c 10
B3.h B3.g B3.j A2.d B3.k B5.a
5.a 1.b 6 5.b 3.a 1.c
70 -1 iot=20 energia=10

71
Constrói, reveste e conserta obras, e extrai e transporta materiais.
Trabalha ao ar livre e em alturas, com esforço físico, poeira e ruído, e equipamento de proteção.
3.d 3.e 3.c 4.a 8.a 2.a
B3.h A2.d B1.b B3.m B3.g B5.a
5.a 3.a 5.b 1.b 6 1.c
75 -2 energia=15 add=8

72 73 75 77
Corta, molda, solda, monta e acaba peças e aparelhos, e confere suas medidas.
Trabalha de pé, em oficinas e linhas de produção, com ruído e equipamento de proteção.
3.e 2.a 3.c 4.a 3.b 3.a
B3.h B3.g B3.m B3.j B3.k A2.d
5.b 5.a 3.a 1.b 6 1.c
78 -1 robo=35 add=25 iot=15

76
Corta, tece, costura e dá acabamento a tecidos, roupas, calçados e impressos.
Trabalha sentado ou de pé, em linhas de produção, com movimentos que se repetem.
2.a 3.e 3.c 7.c 4.a 1.e
B3.h B3.m B3.g A2.d B5.a B1.b
5.b 5.a 3.a 1.b 6 1.c
85 -3 robo=20 add=10

78 5191
Dirige veículos, opera máquinas de carga ou embala e movimenta mercadorias.
Trabalha nas ruas e estradas, em pátios e armazéns, muitas horas sentado ou com carga.
10 8.a 3.e 4.g 1.e 2.a
B3.h B3.g A2.d B5.a B3.k A1.b
5.a 4.a 5.b 5.c 6 4.b
80 1 iot=25 robo=15

8
Opera e vigia máquinas e instalações que transformam materiais, regula o processo e retira amostras.
Trabalha em fábricas, em turnos, com calor, ruído e equipamento de proteção.
2.a 3.e 4.c 3.b 4.a 3.a
B3.g B3.h B3.m B3.k A2.d B3.j
5.b 5.a 3.a 1.b 4.a 6
83 -1 robo=40 iot=35 energia=15

9
Monta, regula e conserta máquinas, veículos e instalações, e faz a manutenção que evita paradas.
Trabalha em oficinas e nos locais de uso, em posições incômodas, com ruído e equipamento de proteção.
3.e 3.b 3.a 4.b 3.c 8.a
B3.l B3.k B3.j B3.h B3.d B3.m
5.b 5.a 1.b 7.b 6 1.c
60 1 robo=30 iot=30 energia=20
`;

const percent = (text: string): number => Number(text) / 100;

function parse(block: string): Field {
  const [
    prefixes = '',
    does = '',
    conditions = '',
    knowledge = '',
    skills = '',
    attitudes = '',
    numbers = '',
  ] = block.split('\n');
  const [automation = '', growth = '', ...competencies] = numbers.split(' ');
  const ids = (stem: string, line: string): string[] => line.split(' ').map((id) => stem + id);
  return {
    prefixes: prefixes.split(' '),
    does,
    conditions,
    knowledge: ids('2.C.', knowledge),
    skills: ids('2.', skills).map((id) => id.replace(/^2\.([AB])/, '2.$1.')),
    attitudes: ids('1.C.', attitudes),
    automation: percent(automation),
    growth: percent(growth),
    competencies: competencies.map((pair) => {
      const [name = '', score = ''] = pair.split('=');
      return [competencyNames[name] ?? name, percent(score)] as const;
    }),
  };
}

/** The fields of work that the sample describes. */
export const fields: readonly Field[] = table.trim().split('\n\n').map(parse);

/** The field of an occupation. Throws for a code of no field. */
export function fieldOf(code: string): Field {
  const fit = (field: Field): number =>
    Math.max(...field.prefixes.map((prefix) => (code.startsWith(prefix) ? prefix.length : 0)));
  const best = fields.toSorted((a, b) => fit(b) - fit(a))[0];
  if (!best || fit(best) === 0) throw new Error(`Fields of work: ${code} is in none.`);
  return best;
}
