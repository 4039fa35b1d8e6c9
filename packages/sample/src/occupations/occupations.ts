/** A real CBO 2002 occupation with its figures in the sample. */
export interface SampleOccupation {
  /** Six-digit CBO 2002 code. */
  code: string;
  /** Official title, in sentence case. */
  title: string;
  /** Formal links in Brazil, in thousands, in coarse classes (2, 3, 5, 7, 10, 15, 20…). */
  size: number;
  /** Percentage of women among the links. */
  women: number;
  /** Key of the schooling profile (`people.ts`). */
  schooling: string;
  /** Key of the age profile (`people.ts`). */
  age: string;
  /** Typical full-time monthly pay, in reais of 2019. */
  pay: number;
  /** IBGE subsectors (1–25) that account for most of its links. */
  sectors: readonly number[];
  /** Frequency in other subsectors, relative to `sectors`; 1 if equal. */
  elsewhere: number;
}

/*
 * One line per occupation, by CBO major group. Columns: code, size, women, schooling, age, pay,
 * sectors, title. Sectors are subsectors or names of `sectorGroups`, joined by `+`; `any` alone
 * means all sectors equally, and `…+any` means mainly these sectors, but also all others. Codes and
 * titles are official. The choice of occupations and their size classes follow RAIS 2017; the other
 * columns are the project's estimates.
 */

const sectorGroups: Readonly<Record<string, readonly number[]>> = {
  ind: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  mfg: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  metal: [3, 4, 5, 6],
  com: [16, 17],
  srv: [18, 19, 20, 21, 22, 23],
  edu: [23, 24],
  hea: [22, 24],
};

const armedForcesAndPolice = `
010205   10  15 u a 11000 24 Oficial da aeronáutica
010210   30  12 u a 11000 24 Oficial do exército
010305   70  14 t y  4200 24 Praça da aeronáutica
010310  200   6 m y  3200 24 Praça do exército
010315   30   6 t y  4300 24 Praça da marinha
020205    7  12 u a 14000 24 Capitão da polícia militar
020305    7  12 u a 11000 24 Primeiro tenente de polícia militar
021105    7   8 t o  9500 24 Subtenente da polícia militar
021110  100   9 t o  6800 24 Sargento da polícia militar
021205  100  10 t a  5300 24 Cabo da polícia militar
021210  150  12 t a  4700 24 Soldado da polícia militar
030205    3  10 u a 12000 24 Capitão bombeiro militar
031110   15   7 t o  6900 24 Sargento bombeiro militar
031205   10   8 t a  5400 24 Cabo bombeiro militar
031210   10  10 t a  4800 24 Soldado bombeiro militar
`;

const directorsAndManagers = `
111220   20  45 s o  7500 24 Secretário - executivo
111325   10  38 u o 28000 24 Juiz de direito
111405   50  45 s o  9000 24 Dirigente do serviço público federal
111410  500  55 s o  4900 24 Dirigente do serviço público estadual e distrital
111415  300  54 t o  2700 24 Dirigente do serviço público municipal
121010   20  25 s o 18000 any Diretor geral de empresa e organizações (exceto de interesse público)
123105   50  40 s o  9500 any Diretor administrativo
123110   10  35 s o 13000 any Diretor administrativo e financeiro
123305   10  25 s o 14000 any Diretor comercial
131205    5  52 u o  9500 22 Diretor de serviços de saúde
131210   20  65 u o  6500 hea Gerente de serviços de saúde
131305   15  72 u o  5200 23 Diretor de instituição educacional da área privada
131310   30  76 u o  4600 24 Diretor de instituição educacional pública
131320    7  68 u o  6000 24 Gerente de serviços educacionais da área pública
141115   10  10 s o  6500 25 Gerente de produção e operações agropecuárias
141205   70  20 s o  7800 ind Gerente de produção e operações
141305   10  14 s o  9000 15 Gerente de produção e operações da construção civil e obras públicas
141405   15  35 m o  2500 17 Comerciante atacadista
141410   50  42 m o  2200 16 Comerciante varejista
141415  150  50 m a  3200 16 Gerente de loja e supermercado
141420   10  25 t a  4200 21+com Gerente de operações de serviços de assistência técnica
141505    5  48 s a  5200 21 Gerente de hotel
141510   50  48 m a  2700 21 Gerente de restaurante
141515   15  42 m a  2500 21 Gerente de bar
141605   15  22 s a  6500 20 Gerente de operações de transportes
141615   30  16 s a  5800 20+com+ind Gerente de logística (armazenagem e distribuição)
141705    7  45 u a  9500 18 Gerente de produtos bancários
141710   20  42 u a 10500 18 Gerente de agência
142105  300  48 s a  5200 any Gerente administrativo
142110    7  30 u o 11000 18+19 Gerente de riscos
142115   50  45 s a  8200 any Gerente financeiro
142205   30  68 s a  7800 any Gerente de recursos humanos
142210   20  66 s a  5200 any Gerente de departamento pessoal
142305  150  36 s a  6500 com+srv Gerente comercial
142310   10  55 u a  8500 srv Gerente de comunicação
142315   30  52 u a  8800 srv+com+mfg Gerente de marketing
142320  100  35 t a  5200 com Gerente de vendas
142330   50  48 u a  7500 18+19 Analista de negócios
142335   30  56 u a  5400 srv+com Analista de pesquisa de mercado
142405   20  35 s a  6800 com+ind Gerente de compras
142510    7  20 u a 12500 19+18 Gerente de desenvolvimento de sistemas
142520   10  24 u a 12500 19+18 Gerente de projetos de tecnologia da informação
142605   15  35 u a 10500 mfg+19 Gerente de pesquisa e desenvolvimento (p&d)
142705   20  15 s o  7800 ind+srv Gerente de projetos e serviços de manutenção
`;

const sciencesAndArts = `
203210   10  30 d a 11000 24+19 Pesquisador de engenharia e tecnologia (outras áreas da engenharia)
203505    3  45 d o  9800 24+23 Pesquisador em ciências sociais e humanas
201115    2  48 u a  7800 10+22 Geneticista
211205    2  35 u a  6500 19 Estatístico
212315   10  14 u a  6800 19 Administrador de sistemas operacionais
212405  150  24 u a  6400 19+18 Analista de desenvolvimento de sistemas
212410   30  14 u a  4700 19+20 Analista de redes e de comunicação de dados
212415   10  16 u a  6800 19+mfg Analista de sistemas de automação
212420  100  22 s y  3600 19+com Analista de suporte computacional
213205    7  45 u a  5800 10 Químico
214005    5  45 u a  6800 14+19+ind Engenheiro ambiental
214105   10  58 u a  5200 15+19 Arquiteto de edificações
214205   50  26 u a  8200 15+19+24 Engenheiro civil
214305   15  12 u a  9400 14+5+19 Engenheiro eletricista
214405   10  10 u a  9600 metal+10+1 Engenheiro mecânico
214605    2  20 u a 10500 3+10 Engenheiro de materiais
214705    5  20 u a 11500 1 Engenheiro de minas
214505    5  32 u a  9500 10 Engenheiro químico
214905   20  26 u a  8200 mfg Engenheiro de produção
214910    7  28 u a  8400 mfg Engenheiro de controle de qualidade
214915   10  24 u o  8800 ind+15 Engenheiro de segurança do trabalho
215305    7   3 u a 14500 20 Piloto de aeronaves
221105   15  55 u a  4600 hea+23 Biólogo
221205   10  72 u a  3300 22 Biomédico
222110   20  20 u a  6200 25+24+17 Engenheiro agrônomo
223208   50  62 u a  4200 hea Cirurgião dentista - clínico geral
223305   20  52 u a  4200 hea+25+13 Médico veterinário
223405  150  72 u a  3600 16+22 Farmacêutico
223505  300  86 u a  4200 hea Enfermeiro
223605   50  80 u a  2800 hea Fisioterapeuta geral
223710   50  94 u a  2900 hea+21 Nutricionista
223810   15  96 u a  3100 hea+23 Fonoaudiólogo geral
223905    7  90 u a  2900 hea Terapeuta ocupacional
224105   10  42 s y  1800 21+23 Avaliador físico
224120   30  44 u y  1700 21+23 Preparador físico
224125   15  32 s y  1800 21+23 Técnico de desporto individual e coletivo (exceto futebol)
225112    3  45 u a 11500 hea Médico neurologista
225120    5  32 u o 10500 hea Médico cardiologista
225124   15  68 u a  9500 hea Médico pediatra
225125  150  46 u a 10800 hea Médico clínico
225130   10  58 u a 12500 24 Médico de família e comunidade
225133    5  44 u o  9500 hea Médico psiquiatra
225140   10  38 u o  8800 22+ind Médico do trabalho
225151    5  42 u a 10500 hea Médico anestesiologista
225225   10  22 u a  9800 hea Médico cirurgião geral
225250    7  62 u o  9600 hea Médico ginecologista e obstetra
225270    3   8 u o  9600 hea Médico ortopedista e traumatologista
225320    3  40 u a  9800 22 Médico em radiologia e diagnóstico por imagem
231105  100  96 u a  2900 24+23 Professor de nível superior na educação infantil (quatro a seis anos)
231110   50  97 u a  2900 24+23 Professor de nível superior na educação infantil (zero a três anos)
231205  300  88 u o  3100 24 Professor da educação de jovens e adultos do ensino fundamental (primeira a quarta série)
231210  500  90 u o  3400 24+23 Professor de nível superior do ensino fundamental (primeira a quarta série)
231305   50  66 u a  3500 24+23 Professor de ciências exatas e naturais do ensino fundamental
231310   30  80 u a  3200 24+23 Professor de educação artística do ensino fundamental
231315   30  52 u a  3200 24+23 Professor de educação física do ensino fundamental
231320   10  60 u a  3400 24+23 Professor de geografia do ensino fundamental
231325   15  62 u a  3400 24+23 Professor de história do ensino fundamental
231335   30  84 u a  3400 24+23 Professor de língua portuguesa do ensino fundamental
231340   20  60 u a  3400 24+23 Professor de matemática do ensino fundamental
232105   15  74 u a  3500 24+23 Professor de artes no ensino médio
232110   10  66 u a  3600 24+23 Professor de biologia no ensino médio
232115  300  72 u o  3700 24+23 Professor de disciplinas pedagógicas no ensino médio
232120   15  46 u a  3500 24+23 Professor de educação física no ensino médio
232130    7  32 u a  3600 24+23 Professor de física no ensino médio
232135   15  54 u a  3600 24+23 Professor de geografia no ensino médio
232140   15  56 u a  3600 24+23 Professor de história no ensino médio
232145   10  80 u a  3600 24+23 Professor de língua e literatura brasileira no ensino médio
232150   10  78 u a  3500 24+23 Professor de língua estrangeira moderna no ensino médio
232155   20  50 u a  3600 24+23 Professor de matemática no ensino médio
232165   10  52 u a  3600 24+23 Professor de química no ensino médio
233110   30  50 u a  3400 24+23 Professor de desenho técnico
233210   20  36 s a  3300 23 Instrutor de aprendizagem e treinamento industrial
233215   15  56 s a  2400 23 Instrutor de aprendizagem e treinamento comercial
233225   20  62 s a  2300 23 Professor instrutor de ensino e aprendizagem em serviços
234310   15  28 d a  7800 23+24 Professor de engenharia
234405   10  55 d o  8200 23+24 Professor de ciências biológicas do ensino superior
234410   10  46 d a  5400 23+24 Professor de educação física no ensino superior
234435   10  45 d o  7800 23+24 Professor de medicina
234505   70  52 d o  8800 23+24 Professor de ensino superior na área de didática
234510   50  52 d o  7400 23+24 Professor de ensino superior na área de orientação educacional
234515   10  52 d o  8400 23+24 Professor de ensino superior na área de pesquisa educacional
234520   70  52 d o  6600 23+24 Professor de ensino superior na área de prática de ensino
234616   20  64 u y  2000 23 Professor de língua inglesa
234624   20  78 u a  3000 23+24 Professor de língua portuguesa
234730   10  40 d a  4600 23 Professor de direito do ensino superior
234810   20  46 d a  4400 23 Professor de administração
239220   10  90 u a  3100 24+23 Professor de alunos com deficiência múltipla
239405   70  88 u o  3900 24+23 Coordenador pedagógico
239410   50  84 u a  3200 24+23 Orientador educacional
239415   50  92 u a  3100 24+23 Pedagogo
239430   30  82 u o  4600 24+23 Supervisor de ensino
241005   50  52 u a  5600 19+24 Advogado
241010   10  54 u a  7800 srv+ind Advogado de empresa
241040   20  52 u a  6800 24+19 Consultor jurídico
242305   10  26 u a 18500 24 Delegado de polícia
242405    3  50 u a 22500 24 Defensor público
251205    7  36 u a  8200 18+24+19 Economista
251215   20  44 u a  7600 18 Economista financeiro
251225   10  40 u o  8800 24 Economista do setor público
251505   10  88 u a  3000 edu Psicólogo educacional
251510   30  88 u a  3200 hea Psicólogo clínico
251530   10  88 u a  3000 24 Psicólogo social
251605   70  92 u a  3400 24+22 Assistente social
252105  200  50 u a  5600 any Administrador
252205   30  42 u a  7200 19+18+24 Auditor (contadores e afins)
252210  150  52 u a  5400 any Contador
252305  150  88 t a  3200 any Secretária(o) executiva(o)
252405   70  76 u a  4300 any Analista de recursos humanos
252525   10  48 u a  5800 18 Analista de crédito (instituições financeiras)
252540    7  46 u a  6600 18 Analista de produtos bancários
252545   30  52 u a  5600 18+19 Analista financeiro (instituições financeiras)
253110    5  62 u a  4600 19 Redator de publicidade
253115   10  58 u y  4200 19+8 Publicitário
253120    7  50 u a  4200 19 Diretor de mídia (publicidade)
253215   50  54 u a  6800 18 Gerente de contas - pessoa física e jurídica
253225   15  52 s a  4800 18 Operador de negócios
254105   10  25 u o 24500 24 Auditor-fiscal da receita federal
254310   10  52 t o  3800 24 Agente de higiene e segurança
254405   10  26 u o 21500 24 Fiscal de tributos estadual
254410   20  38 s o  6800 24 Fiscal de tributos municipal
261110   10  56 u a  4400 24+19 Assessor de imprensa
261120   10  48 u a  3900 8+20 Editor
261125   10  52 u a  4300 8+20 Jornalista
261205   10  82 u o  4400 edu Bibliotecário
261215   15  42 u a  5200 19 Analista de informações (pesquisador de informações de rede)
261715   10  20 t a  2600 20 Locutor de mídias audiovisuais
262410   20  42 s y  2600 8+19 Desenhista industrial gráfico (designer gráfico)
262705    3  35 t a  3100 24+21 Músico intérprete cantor
271105   15  36 m a  2700 21 Chefe de cozinha
`;

const technicians = `
300305   15   4 t a  4200 ind Técnico em eletromecânica
301105   30  52 t y  3000 mfg Técnico de laboratório industrial
301110   10  22 t a  2700 2+15 Técnico de laboratório de análises físico-químicas (materiais de construção)
311105   30  42 t a  3800 10+13 Técnico químico
311505    7  48 t a  3300 14+24 Técnico de controle de meio ambiente
311710   20  22 f a  2000 11 Colorista têxtil
312105   30  14 t a  3700 15+24 Técnico de obras civis
312320   15   8 t a  3600 15+19 Topógrafo
313105   30   4 t a  4600 14+metal Eletrotécnico
313115   20   6 t a  3900 metal Eletrotécnico na fabricação, montagem e instalação de máquinas e equipamentos
313120   20   3 t a  3700 ind+19 Técnico de manutenção elétrica
313130   15   4 t a  3400 ind+15 Técnico eletricista
313205   30   7 t a  3400 5+19 Técnico de manutenção eletrônica
313215   50   8 t a  3500 5+19+20 Técnico eletrônico
313220   50  10 t y  2100 19+com Técnico em manutenção de equipamentos de informática
313310   20   8 t y  2600 20 Técnico de rede (telecomunicações)
313315   20   9 t y  2600 20 Técnico de telecomunicações (telefonia)
313415   10   6 t a  4800 ind Encarregado de manutenção de instrumentos de controle, medição e similares
314110   30   4 t a  4300 metal Técnico mecânico
314115   10   3 t a  3000 4+21 Técnico mecânico (calefação, ventilação e refrigeração)
314120   10   3 t a  3900 4 Técnico mecânico (máquinas)
314405   10   4 t a  4200 ind Técnico de manutenção de sistemas e instrumentos
314410   20   2 t a  3600 ind Técnico em manutenção de máquinas
317110   70  20 s y  3900 19+18 Desenvolvedor de sistemas de tecnologia da informação (técnico)
317205   30  40 t a  2500 any Operador de computador
317210   50  20 s y  2500 19+com Técnico de suporte ao usuário de tecnologia da informação
318610   10  10 t a  4300 metal Desenhista projetista mecânico
321105   30  12 t a  3100 25+24 Técnico agrícola
321110   10  14 t a  3000 25 Técnico agropecuário
322130   10  97 t y  1600 21 Esteticista
322205  500  84 t a  2300 hea Técnico de enfermagem
322215   10  72 t a  3200 22+ind Técnico de enfermagem do trabalho
322230  300  84 t o  2300 hea Auxiliar de enfermagem
322405   10  94 t a  1900 hea Técnico em saúde bucal
322415   70  96 m a  1500 hea Auxiliar em saúde bucal
322420   10  88 m a  1400 22 Auxiliar de prótese dentária
324115   70  48 t a  2900 22+24 Técnico em radiologia e imagenologia
324205   50  74 t a  2000 22+24 Técnico em patologia clínica
325105    7  78 t y  1700 16+10 Auxiliar técnico em laboratório de farmácia
325205    7  62 t a  2900 13 Técnico de alimentos
331105  200  96 s a  2500 24+23 Professor de nível médio na educação infantil
331110  150  95 m a  1600 24+23 Auxiliar de desenvolvimento infantil
331205  700  86 s o  2900 24+23 Professor de nível médio no ensino fundamental
331305   15  54 s a  3200 23+24 Professor de nível médio no ensino profissionalizante
332105   30  80 t o  2300 24 Professor leigo no ensino fundamental
333105   50  28 m a  2000 23 Instrutor de auto-escola
333110   50  58 s y  1700 23 Instrutor de cursos livres
333115   30  62 s y  1800 23 Professores de cursos livres
334105   30  80 m a  1500 23 Inspetor de alunos de escola privada
334110  150  76 m o  1800 24 Inspetor de alunos de escola pública
334115   10  84 f a  1300 24+20 Monitor de transporte escolar
342105   10  48 u a  4300 20 Analista de transporte em comércio exterior
342110   10  20 m a  3000 20 Operador de transporte multimodal
342125   30  26 s a  3600 20+com Tecnólogo em logística de transporte
342305   15  12 m a  3200 20 Chefe de serviço de transporte rodoviário (passageiros e cargas)
342310   10  12 m a  2600 20 Inspetor de serviços de transportes rodoviários (passageiros e cargas)
342315   20  12 m a  2700 20+17 Supervisor de carga e descarga
342405   10  28 m a  3700 20 Agente de estação (ferrovia e metrô)
342535   15  56 m y  2000 20 Operador de atendimento aeroviário
351105   20  54 t a  2800 19+any Técnico de contabilidade
351305   50  60 t a  3000 any Técnico em administração
351405   70  58 s a  4200 24+19 Escrevente
351420   20  42 u a  7200 24 Escrivão de polícia
351425   15  45 u o  9200 24 Oficial de justiça
351430   70  60 s y  2400 19+24 Auxiliar de serviços jurídicos
351505   70  74 t a  2600 any Técnico em secretariado
351605   70  26 t a  3600 ind+15+19 Técnico em segurança do trabalho
351715   10  60 s y  2300 18 Assistente comercial de seguros
351810   50  24 s a  6400 24 Investigador de polícia
352205   20  24 t o  3200 24 Agente de defesa ambiental
352210  100  48 m a  1800 24 Agente de saúde pública
352310   10  42 t a  3500 mfg+24 Agente fiscal de qualidade
353235   10  52 s a  6200 18 Chefe de serviços bancários
354120   30  52 m y  1900 20+18 Agente de vendas de serviços
354125  150  52 m y  2100 com+srv Assistente de vendas
354130   50  52 m y  1700 com Promotor de vendas especializado
354135   30  32 t a  3200 com Técnico de vendas
354140   15  52 m y  1700 com+20 Técnico em atendimento e vendas
354145   50  22 m a  2400 17 Vendedor pracista
354150   15  42 s a  6200 10+17 Propagandista de produtos famacêuticos
354205   70  44 s a  3200 com+ind Comprador
354210   10  42 s a  4400 com+ind Supervisor de compras
354305   15  52 u a  5200 17+20+mfg Analista de exportação e importação
354815   15  70 t y  2100 20 Agente de viagem
371105   15  82 t a  1800 edu Auxiliar de biblioteca
371410   50  58 m y  1500 21+23 Recreador
373130   20   9 m a  2200 20+21 Técnico de sistemas audiovisuais
374110    7   5 m a  2100 21+20 Técnico em instalação de equipamentos de áudio
391115   70  26 m a  1900 any Controlador de entrada e saída
391125   50  32 t a  3400 mfg Técnico de planejamento de produção
391130   10  14 t a  4200 ind Técnico de planejamento e programação da manutenção
391205  100  46 t a  2500 mfg Inspetor de qualidade
391210   50  44 t a  2800 mfg Técnico de garantia da qualidade
391215   30  44 m a  2100 mfg Operador de inspeção de qualidade
395105   15  48 s a  4300 24+mfg Técnico de apoio em pesquisa e desenvolvimento (exceto agropecuário e florestal)
`;

const clerks = `
410105  500  48 s a  3600 any Supervisor administrativo
410205   20  22 m a  2900 com+ind Supervisor de almoxarifado
410225   20  62 s a  3600 18+com Supervisor de crédito e cobrança
410235   20  52 s a  4200 18+com Supervisor de tesouraria
411005 2000  62 m p  1550 any Auxiliar de escritório
411010 2000  62 t a  2150 any Assistente administrativo
411015   10  56 s a  3300 24 Atendente de judiciário
411020   50  52 s a  7400 24 Auxiliar de judiciário
411025   30  60 t a  2300 19+24 Auxiliar de cartório
411030  100  72 t a  2050 any Auxiliar de pessoal
411035    7  54 t a  2100 24+19 Auxiliar de estatística
411045   15  56 s y  2500 20+17 Auxiliar de serviços de importação e exportação
411050   10  58 t y  2100 18 Agente de microcrédito
412105   10  54 t o  3100 24 Datilógrafo
412110   30  62 m a  1800 any Digitador
412205  150  34 m p  1250 any Contínuo
413105   20  66 s a  3500 any Analista de folha de pagamento
413110  200  66 t y  2050 any Auxiliar de contabilidade
413115   70  64 m a  1850 any Auxiliar de faturamento
413205   30  56 s a  2900 18 Atendente de agência
413210   70  54 s a  5300 18 Caixa de banco
413225  200  48 u a  6300 18 Escriturário de banco
414105  500  20 m a  1800 any Almoxarife
414110  150  14 m a  1650 com+ind Armazenista
414115   20  24 m a  1700 13+17+25 Balanceiro
414125   20  28 m y  1550 com Estoquista
414135   15  20 m a  1900 ind+com Expedidor de mercadorias
414140   20  24 m y  1700 20+com Auxiliar de logistica
414205   15  24 m a  2000 15+ind Apontador de mão-de-obra
414210   70  34 m a  1900 mfg Apontador de produção
414215  100  16 m a  1750 com+20+ind Conferente de carga e descarga
415105   10  58 t a  2300 any Arquivista de documentos
415130    7  50 m a  1500 19+23 Operador de máquina copiadora (exceto operador de gráfica rápida)
415205   70  20 m a  3300 20 Carteiro
415210   15  28 m a  3100 20 Operador de triagem e transbordo
420105   15  60 m a  2300 16 Supervisor de caixas e bilheteiros (exceto caixa de banco)
420125   15  72 m a  2200 22+21 Supervisor de recepcionistas
420135   30  62 t y  2500 19+20 Supervisor de telemarketing e atendimento
421105   70  56 m a  2600 20 Atendente comercial (agência postal)
421120   15  52 m y  1600 20 Emissor de passagens
421125 1000  76 m y  1400 16 Operador de caixa
421205   20  74 m y  1350 18+16 Recebedor de apostas (loteria)
421305   20  26 m a  1700 com Cobrador externo
421310   70  56 m y  1800 com+19 Cobrador interno
422105  500  80 m y  1450 any Recepcionista, em geral
422110  100  95 m y  1400 22 Recepcionista de consultório médico ou dentário
422120   50  56 m y  1500 21 Recepcionista de hotel
422205   50  78 m a  1600 any Telefonista
422305   50  68 m y  1250 19 Operador de telemarketing ativo
422310  300  70 m y  1200 19 Operador de telemarketing ativo e receptivo
422315  100  70 m y  1200 19+20 Operador de telemarketing receptivo
422320   30  52 m y  1350 19+20 Operador de telemarketing técnico
423105   10  40 m a  2100 19 Despachante documentalista
424105   30  50 m y  1900 24+19 Entrevistador censitário e de pesquisas amostrais
`;

const servicesAndSales = `
510105    7  10 m a  3200 20 Supervisor de transportes
510110    7  40 m o  3100 19 Administrador de edifícios
510135   10  22 m a  2500 21 Maître
510310   20   8 m a  2800 19 Supervisor de vigilantes
511105   10  66 s y  4600 20 Comissário de vôo
511205   30  22 m a  2200 20 Fiscal de transportes coletivos (exceto trem)
511210   15   8 m o  2400 20 Despachante de transportes coletivos (exceto trem)
511215  150  38 m a  1750 20 Cobrador de transportes coletivos (exceto trem)
513205  500  64 f a  1500 21+22+23+24 Cozinheiro geral
513215   15  44 f a  1800 21+ind Cozinheiro industrial
513220   10  78 f a  1700 22 Cozinheiro de hospital
513315  100  88 f a  1350 21 Camareiro de hotel
513405  200  40 m y  1350 21 Garçom
513415   20  34 m y  1200 21 Cumim
513420   30  34 m y  1400 21 Barman
513425  150  84 f a  1300 any Copeiro
513430   30  90 f a  1400 22 Copeiro de hospital
513435  500  70 m y  1200 21+16 Atendente de lanchonete
513505  300  72 f y  1250 21+16 Auxiliar nos serviços de alimentação
513605   15  10 f a  1600 21+16 Churrasqueiro
513610   15  18 f a  1600 21 Pizzaiolo
513615   10   8 f y  1700 21 Sushiman
514105   10  34 f o  1600 19 Ascensorista
514110   50   4 f a  1500 19 Garagista
514120  300  24 e o  1450 19 Zelador de edifício
514205   70   3 e a  1750 14+24+19 Coletor de lixo domiciliar
514215  150  42 e a  1350 14+24+19 Varredor de rua
514225  500  66 e o  1250 19+24 Trabalhador de serviços de limpeza e conservação de áreas públicas
514310  100  12 f a  1500 19+any Auxiliar de manutenção predial
514320 1500  70 e o  1200 19+any Faxineiro
514325  300  38 f a  1400 19+any Trabalhador da manutenção de edificações
515105  300  80 m o  1600 24 Agente comunitário de saúde
515110   50  80 m a  1500 hea Atendente de enfermagem
515120   50  46 m a  1600 24 Visitador sanitário
515135   10  28 m a  2000 hea Socorrista (exceto médicos e enfermeiros)
515210   30  84 m y  1450 16 Auxiliar de farmácia de manipulação
515215   50  86 m a  1400 22 Auxiliar de laboratório de análises clínicas
515225   20  56 m y  1700 10 Auxiliar de produção farmacêutica
515305   30  64 t a  1900 22+24 Educador social
515310    7  72 t a  1900 24 Agente de ação social
515320   10  68 t a  2100 24 Conselheiro tutelar
515325   20  42 t a  2300 24 Sócioeducador
516110   30  72 m y  1500 21 Cabeleireiro
516120   15  97 m y  1200 21 Manicure
516205   20  97 m a  1450 22+19 Babá
516210   30  86 m a  1500 22 Cuidador de idosos
516215    7  97 f o  1500 22 Mãe social
516305   15  84 e a  1300 21 Lavadeiro, em geral
516310   10  52 f a  1350 21 Lavador de roupas a máquina
516325    7  84 f a  1300 21 Passador de roupas em geral
516345   50  66 f a  1300 21+22 Auxiliar de lavanderia
516505   10  14 m a  1800 19 Agente funerário
517110   20  16 m a  2000 19+ind Bombeiro civil
517205   10  16 u a 13500 24 Agente de polícia federal
517210   10  11 u a 11500 24 Policial rodoviário federal
517215   70  14 m a  3200 24 Guarda-civil municipal
517220   20  24 m a  3300 24 Agente de trânsito
517310   50  16 m a  1900 19+21 Agente de segurança
517315   70  24 s a  5100 24 Agente de segurança penitenciária
517330  500  10 m a  2050 19+any Vigilante
517405   20  14 m a  1450 21 Porteiro (hotel)
517410  500  14 f o  1500 19 Porteiro de edifícios
517415   30  18 m a  1500 19 Agente de portaria
517420  300  10 e o  1450 24+19+any Vigia
517425   50  24 m y  1500 16 Fiscal de loja
519110  100   3 m y  1500 20+16+21 Motofretista
519320   10  56 m y  1300 16+22 Tosador de animais domésticos
519905   10   8 f y  1300 19 Cartazeiro
519910   10   6 m a  1600 19 Controlador de pragas
519925   15  10 f a  1350 19 Guardador de veículos
519935   50   4 f a  1350 16+21+20 Lavador de veículos
519940   30  14 m a  1800 14+19 Leiturista
520105   15  46 m a  2800 srv+com Supervisor de vendas de serviços
520110  100  46 m a  3100 com Supervisor de vendas comercial
521105  150  34 m a  2300 17 Vendedor em comércio atacadista
521110 2000  58 m y  1600 16 Vendedor de comércio varejista
521115  200  50 m y  1700 com Promotor de vendas
521120   30  80 m y  1500 com Demonstrador de mercadorias
521125  500  28 m y  1350 16 Repositor de mercadorias
521130  150  62 m y  1650 16 Atendente de farmácia - balconista
521135  300  18 m a  1650 16 Frentista
521140  300  66 m y  1350 16 Atendente de lojas e mercados
523110   10   4 m y  1600 16+21 Instalador de som e acessórios de veículos
524105   50  42 m y  1600 16+17 Vendedor em domicílio
`;

const agriculture = `
620105   20   6 f a  2700 25 Supervisor de exploração agrícola
620110   10   6 f a  2700 25 Supervisor de exploração agropecuária
621005  300  13 e a  1450 25 Trabalhador agropecuário em geral
622005   15  22 e o  1300 25+19 Caseiro (agricultura)
622010   50   8 e a  1450 19+25+24 Jardineiro
622020  150  16 e a  1350 25 Trabalhador volante da agricultura
622110  150   9 e a  1500 25+13 Trabalhador da cultura de cana-de-açúcar
622505   70  28 e a  1350 25 Trabalhador no cultivo de árvores frutíferas
622510   10  30 e a  1300 25 Trabalhador no cultivo de espécies frutíferas rasteiras
622515    7  28 e a  1300 25 Trabalhador no cultivo de trepadeiras frutíferas
622610   15  14 e a  1350 25 Trabalhador da cultura de café
622720    7   9 e a  1350 25 Trabalhador na cultura de dendê
623015   30   9 e a  1500 25 Trabalhador de pecuária polivalente
623020    7  14 e a  1450 25 Tratador de animais
623110  100   6 e a  1550 25 Trabalhador da pecuária (bovinos corte)
623115   20  16 e a  1500 25 Trabalhador da pecuária (bovinos leite)
623215   15  24 f a  1650 25 Trabalhador da suinocultura
623305   30  32 f a  1500 25 Trabalhador da avicultura de corte
623310   30  44 f a  1450 25 Trabalhador da avicultura de postura
632120   15   1 e a  1700 25+7 Operador de motosserra
632125   30   7 e a  1500 25+7 Trabalhador de extração florestal, em geral
641005   15   1 f a  2200 25 Operador de colheitadeira
641010   50  14 f a  1800 25+13 Operador de máquinas de beneficiamento de produtos agrícolas
641015  150   1 f a  1900 25 Tratorista agrícola
642015   10   2 f a  2200 25 Operador de trator florestal
`;

const craftAndTransport = `
710205  100   2 f o  3600 15 Mestre (construção civil)
711130   10   2 f a  2600 1 Mineiro
711210   10   4 f a  2300 1 Operador de carregadeira
712205   15   3 e a  1600 2 Cortador de pedras
712220    7   4 e a  1700 2 Polidor de pedras
715115   30   1 f o  2400 15+1 Operador de escavadeira
715125   50   1 f o  2300 15+1+24 Operador de máquinas de construção civil e mineração
715130   10   1 f o  2500 15+24 Operador de motoniveladora
715135   20   2 f a  2200 15+1+13 Operador de pá carregadeira
715145    7   1 f o  2300 15+25 Operador de trator de lâmina
715210  300   1 e o  1800 15 Pedreiro
715230   20   1 e o  1850 15 Pedreiro de edificações
715305   20   1 e a  1800 15 Armador de estrutura de concreto
715315   20   1 e a  1800 15 Armador de estrutura de concreto armado
715405   10   1 e a  1700 15+2 Operador de betoneira
715505   50   1 e o  1850 15 Carpinteiro
715525   20   1 e o  1850 15 Carpinteiro de obras
715545   20   1 e a  1900 15 Montador de andaimes (edificações)
715610   20   2 f a  2000 15 Eletricista de instalações (edifícios)
715615  100   2 f a  2200 15+14 Eletricista de instalações
716305   20   3 f a  1700 16+2 Vidraceiro
716405   20   2 e a  1700 15 Gesseiro
716525   15   2 e a  1800 15+2 Marmorista (construção)
716610   70   3 e a  1750 15 Pintor de obras
717020  500   4 e a  1350 15 Servente de obras
720210    7   8 t o  5600 6 Mestre (indústria de automotores e material de transportes)
720215    7   4 t o  4800 4 Mestre (indústria de máquinas e outros equipamentos mecânicos)
721105   20   1 t a  3600 3+4+9 Ferramenteiro
721210   50  10 m a  2300 metal Operador de máquinas operatrizes
721215  150  11 m a  2200 metal Operador de máquinas-ferramenta convencionais
721225   20   4 m a  2800 metal Preparador de máquinas-ferramenta
721325   15   9 f a  1900 3+4 Polidor de metais
721405   15   4 t a  2700 metal Operador de centro de usinagem com comando numérico
721430   15   4 t a  2600 metal Operador de torno com comando numérico
722205   10   3 f a  2100 3 Fundidor de metais
722215   10   7 f a  1900 3 Operador de acabamento de peças fundidas
723310    7   4 f a  1900 3+7 Pintor a pincel e rolo (exceto obras e estruturas metálicas)
723315   20   3 f a  2100 3+4 Pintor de estruturas metálicas
723320   15   6 f a  2400 6 Pintor de veículos (fabricação)
723330   20   6 f a  1900 metal+7 Pintor, a pistola (exceto obras e estruturas metálicas)
724110   50   1 e a  1900 15+14 Encanador
724115   20   1 f a  2300 15+10 Instalador de tubulações
724205   50   1 f a  2200 3+15 Montador de estruturas metálicas
724220   15   5 f a  2000 3 Preparador de estruturas metálicas
724315  150   3 f a  2300 metal Soldador
724410   30   1 f a  2600 3+4 Caldeireiro (chapas de ferro e aço)
724415   10   2 f a  2100 3+21 Chapeador
724435   10   1 f a  2100 3 Funileiro industrial
724440   50   2 f a  2000 3 Serralheiro
724510   20   9 f a  2200 3+4 Operador de máquina de dobrar chapas
724515   20  16 f a  2200 3+6 Prensista (operador de prensa)
725010   30   2 t a  2900 4+3 Ajustador mecânico
725105   30  10 m a  2600 4+6 Montador de máquinas, motores e acessórios (montagem em série)
725205   30   6 m a  2400 4 Montador de máquinas
725505   50  14 m a  3000 6 Montador de veículos (linha de montagem)
725705   15   1 m a  2200 21+4 Mecânico de refrigeração
730105   10   8 t a  3800 5+15 Supervisor de montagem e instalação eletroeletrônica
731110    7  44 m y  1700 5 Montador de equipamentos eletrônicos (computadores e equipamentos auxiliares)
731120    7  40 m a  1700 5 Montador de equipamentos elétricos (aparelhos eletrodomésticos)
731135   20  32 m a  1900 5 Montador de equipamentos elétricos
731150   15  54 m y  1700 5 Montador de equipamentos eletrônicos
731175   15  46 m a  1700 5 Operador de linha de montagem (aparelhos elétricos)
731180   20  54 m y  1700 5 Operador de linha de montagem (aparelhos eletrônicos)
731320   30   3 m y  1900 20 Instalador-reparador de linhas e aparelhos de telecomunicações
732105   30   2 m a  2600 14+20 Eletricista de manutenção de linhas elétricas, telefônicas e de comunicação de dados
732110   15   2 m a  2200 20+14 Emendador de cabos elétricos e telefônicos (aéreos e subterrâneos)
732120   50   1 m a  2300 14+15 Instalador de linhas elétricas de alta e baixa - tensão (rede aérea e subterrânea)
732130   20   3 m y  1900 20 Instalador-reparador de redes telefônicas e de comunicação de dados
752305   30  24 e a  1600 2 Ceramista
760125    7  28 m o  3200 11 Mestre (indústria têxtil e de confecções)
760310   10  76 m a  2200 11 Encarregado de costura na confecção do vestuário
760405    7  32 m a  2600 12 Supervisor (indústria de calçados e artefatos de couro)
761005   30  44 f a  1600 11 Operador polivalente da indústria têxtil
761309   10  44 f a  1600 11 Tecelão (tear automático)
761410   10  28 f a  1600 11 Estampador de tecido
761815   20  70 f a  1400 11 Revisor de tecidos acabados
762005    7  24 f a  1500 9 Trabalhador polivalente do curtimento de couros e peles
763010   30  90 f o  1350 11 Costureira de peças sob encomenda
763015   10  92 f o  1400 11+16 Costureira de reparação de roupas
763105   20  56 f a  1350 11 Auxiliar de corte (preparação da confecção de roupas)
763110   20  30 f a  1600 11 Cortador de roupas
763125   50  74 f a  1250 11 Ajudante de confecção
763210  150  90 f a  1350 11 Costureiro na confecção em série
763215  100  92 f a  1350 11 Costureiro, a máquina na confecção em série
763305    7  92 f a  1250 11 Arrematadeira
763310   10  60 f a  1500 11 Bordador, a máquina
763320   20  80 f a  1350 11 Operador de máquina de costura de acabamento
763325   10  78 f a  1250 11 Passadeira de peças confeccionadas
764005  100  50 f a  1300 12 Trabalhador polivalente da confecção de calçados
764105   10  36 f a  1450 12 Cortador de calçados, a máquina (exceto solas e palmilhas)
764115   30  58 f a  1250 12 Preparador de calçados
764205   30  74 f a  1350 12 Costurador de calçados, a máquina
764210   10  30 f a  1450 12 Montador de calçados
764305   20  54 f a  1300 12 Acabador de calçados
765235   15  12 f a  1800 7+21 Estofador de móveis
766120    7  34 t y  2400 20+8 Editor de texto e imagem
766205   15  24 f y  1600 8+11 Impressor (serigrafia)
766215   15   3 m a  2500 8 Impressor de ofsete (plano e rotativo)
766315   20  44 m a  1600 8 Operador de acabamento (indústria gráfica)
768320   10  26 f o  1400 12 Sapateiro (calçados sob medida)
770105    7   5 f o  3000 7 Mestre (indústria de madeira e mobiliário)
771105   70   5 f a  1700 7 Marceneiro
772105   10  18 f a  1600 7 Classificador de madeira
773120   15   5 e a  1600 7 Serrador de madeira
773325   15  14 f a  1600 7 Operador de máquina de usinagem madeira, em geral
774105   70   8 m a  1700 7+16 Montador de móveis e artefatos de madeira
782115   10   1 m o  3300 15+20 Operador de guindaste móvel
782130   10   7 m a  2500 3 Operador de ponte rolante
782220  150   2 m a  2100 ind+com+20 Operador de empilhadeira
782305  300   3 f o  2000 24+any Motorista de carro de passeio
782310  200   2 f a  1850 com+any Motorista de furgão ou veículo similar
782405  100   2 f o  2300 20+24 Motorista de ônibus rodoviário
782410  300   2 f o  2400 20 Motorista de ônibus urbano
782505   10   1 f o  2100 20 Caminhoneiro autônomo (rotas regionais e internacionais)
782510 1000   1 f o  2150 20+com+ind+15 Motorista de caminhão (rotas regionais e internacionais)
782515   30   1 f o  2300 20+15 Motorista operacional de guincho
782705   10   2 m a  4200 20 Marinheiro de convés (marítimo e fluviário)
783110   10   3 m a  2700 20 Manobrador
783205   10  10 m y  1900 20 Carregador (aeronaves)
783210  100   7 f y  1450 17+20+ind Carregador (armazém)
783215  100   4 f a  1450 20+17 Carregador (veículos de transportes terrestres)
783220   30   3 f o  3200 20 Estivador
783225  300   3 f y  1450 com+20+ind Ajudante de motorista
784105  200  44 f y  1350 mfg+com Embalador, a mão
784110   30  46 m a  1600 mfg Embalador, a máquina
784120   10  14 m a  1900 13 Operador de máquina de envasar líquidos
784205 1000  36 m y  1500 mfg Alimentador de linha de produção
`;

const processIndustry = `
811110    7  18 m a  2100 10 Operador de máquina misturadeira (tratamentos químicos e afins)
811310   10   6 t a 11500 1+10 Operador de exploração de petróleo
811715   10   8 m a  3000 9 Confeccionador de pneumáticos
811760    7  30 m a  1700 10 Moldador de plástico por compressão
811770   50  34 m a  1800 10 Moldador de plástico por injeção
811775    7  18 m a  1800 9 Trefilador de borracha
811805   10  42 m a  2400 10 Operador de máquina de produtos farmacêuticos
813115   10  12 m a  1900 10 Operador de extrusora (química, petroquímica e afins)
813125   50  18 t a  2700 10 Operador de produção (química, petroquímica e afins)
818105   10  44 t y  2300 mfg Assistente de laboratório industrial
818110   15  48 t y  1800 mfg Auxiliar de laboratório de análises físico-químicas
821205   10   3 m a  3300 3 Forneiro e operador (alto-forno)
821405   10   6 m o  3300 3 Encarregado de acabamento de chapas e metais (têmpera)
821445   10  14 e a  1400 3+17 Preparador de sucata e aparas
821450   10   5 f a  1800 3 Rebarbador de metal
823325    7   2 e a  1600 2 Trabalhador da elaboração de pré-fabricados (concreto armado)
828110   30   8 e a  1400 2 Oleiro (fabricação de tijolos)
832125   10  10 m a  2600 8 Operador de máquina de fabricar papel e papelão
840105   20  28 t a  3400 13 Supervisor de produção da indústria alimentícia
841408   30  40 f a  1600 13 Cozinhador (conservação de alimentos)
841456    7  12 f a  1700 13+17 Operador de câmaras frias
841484   10  56 e a  1300 13 Trabalhador de preparação de pescados (limpeza)
841505   20  34 f a  1600 13 Trabalhador de tratamento do leite e fabricação de laticínios e afins
841805   10  16 m a  1700 13+16 Operador de forno (fabricação de pães, biscoitos e similares)
841810   30  42 f a  1500 13 Operador de máquinas de fabricação de doces, salgados e massas alimentícias
848110    7  28 f a  1500 13 Salgador de alimentos
848115    7  26 f a  1600 13 Salsicheiro (fabricação de linguiça, salsicha e produtos similares)
848305  100  30 f a  1600 16+13 Padeiro
848310   50  58 f a  1550 16+13 Confeiteiro
848315   20  24 f a  1450 13+16 Masseiro (massas alimentícias)
848505   50  32 f a  1550 13 Abatedor
848510  150   5 f a  1750 16 Açougueiro
848515   20  16 f a  1700 13 Desossador
848520  100  38 f a  1550 13 Magarefe
848525   30  36 f a  1550 13 Retalhador de carne
862120   30   1 f o  2300 13+8+11 Operador de caldeira
862150  150  18 m a  2100 mfg Operador de máquinas fixas, em geral
862155    7   6 t a  3200 14+10 Operador de utilidade (produção e distribuição de vapor, gás, óleo, combustível, energia, oxigênio)
862205   20   7 m o  2600 14 Operador de estação de captação, tratamento e distribuição de água
862305   20   9 m o  2700 14 Operador de estação de tratamento de água e efluentes
`;

const maintenance = `
910105   20   2 t o  4300 ind Encarregado de manutenção mecânica de sistemas operacionais
911120   10   1 m a  2900 20+1 Mecânico de manutenção de motores diesel (exceto de veículos automotores)
911205   30   1 m a  2200 21+16 Mecânico de manutenção e instalação de aparelhos de climatização e refrigeração
911305  200   2 m a  2800 ind Mecânico de manutenção de máquinas, em geral
911320   10   2 m a  2400 11 Mecânico de manutenção de máquinas têxteis
913115   20   1 f a  2300 25+16 Mecânico de manutenção de máquinas agrícolas
914105    7   2 t a  5200 20 Mecânico de manutenção de aeronaves, em geral
914305    7   2 m a  3200 20 Mecânico de manutenção de veículos ferroviários
914405  150   2 f a  1900 16+21 Mecânico de manutenção de automóveis, motocicletas e veículos similares
914415   10   2 f y  1500 16+21 Mecânico de manutenção de motocicletas
914425   50   1 f a  2500 20+16 Mecânico de veículos automotores a diesel (exceto tratores)
919105    7   1 f a  2300 ind Lubrificador industrial
919110   15   2 f a  1800 20+16 Lubrificador de veículos automotores (exceto embarcações)
919205   20   8 f a  1700 19+24 Mecânico de manutenção de máquinas cortadoras de grama, roçadeiras, motosserras e similares
950110    7   2 t o  5200 ind Supervisor de manutenção eletromecânica industrial, comercial e predial
950305    7   2 t o  5000 ind Supervisor de manutenção eletromecânica
951105  100   2 m a  2700 ind Eletricista de manutenção eletroeletrônica
951305   10   3 m y  1800 19+16 Instalador de sistemas eletroeletrônicos de segurança
953115   30   2 f a  2300 21+6 Eletricista de instalações (veículos automotores e máquinas operatrizes, exceto aeronaves e embarcações)
954125   10   3 m a  2700 ind Operador eletromecânico
991105    7   1 f a  2100 20 Conservador de via permanente (trilhos)
991305   20   1 f a  1900 21+16 Funileiro de veículos (reparação)
991310    7   4 f a  2000 21+6 Montador de veículos (reparação)
991315   10   2 f a  1900 21+16 Pintor de veículos (reparação)
992105    7   1 f y  1500 21+16 Alinhador de pneus
992115   30   1 f a  1600 21+20 Borracheiro
992205   15   4 f o  2700 15+24 Encarregado geral de operações de conservação de vias permanentes (exceto trilhos)
992210   10   5 f o  2200 15+24 Encarregado de equipe de conservação de vias permanentes (exceto trilhos)
992225  150  18 e a  1350 24+15 Auxiliar geral de conservação de vias permanentes (exceto trilhos)
`;

const row = /^(\d{6}) +(\d+) +(\d+) ([a-z]) ([a-z]) +(\d+) (\S+) (.+)$/;

function parse(line: string): SampleOccupation {
  const match = row.exec(line);
  if (!match) throw new Error(`Occupation table: cannot parse "${line}".`);
  const [, code = '', size, women, schooling = '', age = '', pay, names = '', title = ''] = match;
  const listed = names.split('+').filter((name) => name !== 'any');
  const sectors = listed.flatMap((name) => sectorGroups[name] ?? [Number(name)]);
  return {
    code,
    title,
    size: Number(size),
    women: Number(women),
    schooling,
    age,
    pay: Number(pay),
    sectors: [...new Set(sectors)],
    elsewhere: names === 'any' ? 1 : names.includes('any') ? 0.3 : 0.002,
  };
}

/**
 * Occupations of the sample by code: the largest in the formal labour market, from every major
 * group.
 */
export const sampleOccupations: readonly SampleOccupation[] = [
  armedForcesAndPolice,
  directorsAndManagers,
  sciencesAndArts,
  technicians,
  clerks,
  servicesAndSales,
  agriculture,
  craftAndTransport,
  processIndustry,
  maintenance,
].flatMap((table) => table.trim().split('\n').map(parse));

/** Titles of the sample's occupations by CBO code, for stores that lack an official list. */
export const sampleTitles: ReadonlyMap<string, string> = new Map(
  sampleOccupations.map(({ code, title }) => [code, title]),
);
