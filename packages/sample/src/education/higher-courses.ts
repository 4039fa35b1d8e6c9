/** A real undergraduate course with its figures in the sample. */
export interface HigherCourse {
  name: string;
  /** Three-digit specific area of CINE Brasil. */
  area: string;
  /** 1 bachelor, 2 teacher, 3 technologist; null for common entry to several courses. */
  degree: number | null;
  /**
   * Enrolments in thousands: on campus at private and public institutions, and in distance
   * learning.
   */
  sizes: { private: number; public: number; distance: number };
}

/*
 * One line per course and degree (B, L, T, or - for none). Columns: area, degree, on-campus
 * enrolments at private and at public institutions, distance learning enrolments, name. Names and
 * areas are real; the numbers are the project's estimates for 2019.
 */

const basicProgrammes = `
001 -   1    8    0   Área básica de ingresso em engenharia
001 -   0.3  6    0   Área básica de ingresso em letras
001 -   0    4    0   Área básica de ingresso em ciências exatas
001 -   0.5  3    0   Área básica de ingresso em comunicação
`;

const education = `
011 L 110  110  500   Pedagogia
011 L  38   32   90   Educação física
011 L   5   56   42   Matemática
011 L   8   45   40   Letras - português
011 L  10   32   30   Letras - português e inglês
011 L   2   12    6   Letras - português e espanhol
011 L   3   14   12   Letras - inglês
011 L   0.5  5    4   Letras - espanhol
011 L   0    3    0   Letras - francês
011 L   0.3  5    5   Letras - Libras
011 L   9   44   40   História
011 L   4   42   28   Geografia
011 L  10   55   20   Ciências biológicas
011 L   3   36    8   Química
011 L   1.5 33    8   Física
011 L   3   18   10   Filosofia
011 L   2   18   10   Ciências sociais
011 L   0.2  3    5   Sociologia
011 L   3   10   14   Artes visuais
011 L   3   14    9   Música
011 L   0.5  7    1   Teatro
011 L   0.4  4    0   Dança
011 L   0   12    0   Educação do campo
011 L   0.3  1.5 10   Educação especial
011 L   0.4 10    3   Computação
011 L   0    3    0   Ciências agrárias
011 L   0    5    1   Ciências da natureza
011 L   0.3  1.2  1   Ciências da religião
011 L   0    4    0   Educação intercultural indígena
011 B   0.6  1    6   Psicopedagogia
018 L   0    3    0   Ciências da natureza e matemática
`;

const artsAndHumanities = `
021 B  12   12    2   Design
021 T  12    2    8   Design gráfico
021 T   8    2    2   Design de moda
021 T  16    1    8   Design de interiores
021 B   4    3    0   Moda
021 B   1.5  6    0   Artes visuais
021 B   1    8    0   Música
021 B   1    6    0   Artes cênicas
021 B   0.2  1.5  0   Dança
021 B   5    5    0   Cinema e audiovisual
021 T   4    0.2  1   Fotografia
021 T   4    0.3  0   Produção audiovisual
021 B   0.3  2    0   Produção cultural
021 B   0    1    0   Conservação e restauro
022 B   1   12    2   História
022 B   2    9    3   Filosofia
022 B   9    0.3 22   Teologia
022 B   0    1.5  0   Arqueologia
023 B   0.5 12    0.5 Letras
023 B   1    3    0.5 Tradução
028 B   0    6    0   Artes e humanidades
`;

const societyAndCommunication = `
031 B 235   32    0   Psicologia
031 B  22   38    6   Ciências econômicas
031 B  26   14    3   Relações internacionais
031 B   1.5 22    2   Ciências sociais
031 B   1    3    3   Ciência política
031 B   0    2    0   Antropologia
031 B   0    4    0   Gestão de políticas públicas
032 B  34   17    4   Jornalismo
032 B   6    2    0   Rádio, TV e internet
032 B   4    7    0   Comunicação social
032 T   1    0    0.5 Comunicação institucional
032 B   1   10    6   Biblioteconomia
032 B   0    6    1   Arquivologia
032 B   0.1  2.5  0   Museologia
032 B   0    2    0   Gestão da informação
038 B   0    3    0   Ciências humanas
`;

const businessAndLaw = `
041 B 290   85  270   Administração
041 B 150   50  155   Ciências contábeis
041 B   0.5  8   14   Administração pública
041 B  90    6    6   Publicidade e propaganda
041 B   9    4    1   Relações públicas
041 B   1    6    0.5 Secretariado executivo
041 B   0.6  4    0   Ciências atuariais
041 T  32    1.5 100 Gestão de recursos humanos
041 T  16    1   38   Marketing
041 T   5    0.3 20   Gestão comercial
041 T   8    0.3 28   Gestão financeira
041 T  20   10   42   Logística
041 T  14    4   45   Processos gerenciais
041 T   2    4   40   Gestão pública
041 T   3    0.5 10   Gestão da qualidade
041 T   5    2   17   Gestão hospitalar
041 T   6    3    6   Comércio exterior
041 T   1    0.4  8   Negócios imobiliários
041 T   0.5 20    4   Gestão empresarial
041 T   1    3    2   Secretariado
041 T   0.1  0.6  0.3 Gestão de cooperativas
041 T   0.3  0.1  4   Empreendedorismo
041 T   0.5  0.3  0.4 Gestão portuária
041 T   0.2  0    3   Comércio eletrônico
042 B 745   85    0   Direito
042 T   1    0   16   Serviços jurídicos, cartorários e notariais
`;

const sciences = `
051 B  18   45    2   Ciências biológicas
051 B   1    7    0   Biotecnologia
051 B   0    1    0   Bioquímica
052 B   0.1  2    0   Ecologia
052 B   0.1  4    0   Ciências ambientais
052 T   5    7   18   Gestão ambiental
053 B   2   19    0.5 Química
053 B   2    5    0   Química industrial
053 B   0.2 14    0   Física
053 B   0.3 18    1   Geografia
053 B   0.2  8    0   Geologia
053 B   0.3  3    0   Oceanografia
053 B   0    1.5  0   Meteorologia
053 B   0    0.5  0   Astronomia
054 B   0.3 11    0   Matemática
054 B   0.8  9    0   Estatística
054 B   0    4    0   Matemática aplicada e computacional
058 B   0   22    0   Ciência e tecnologia
`;

const computing = `
061 B  55   38   20   Sistemas de informação
061 B  55   43    3   Ciência da computação
061 B   8    6    9   Engenharia de software
061 T  54   32   62   Análise e desenvolvimento de sistemas
061 T   9    6    9   Redes de computadores
061 T  12    3   36   Gestão da tecnologia da informação
061 T   5    8    5   Sistemas para internet
061 T   9    1.5  4   Jogos digitais
061 T   3    1.5  6   Segurança da informação
061 T   2    1.5  3   Banco de dados
061 T   0.5  0.8  2   Ciência de dados
068 B   0    3    0   Tecnologias da informação e comunicação
068 B   0    0.4  0   Informática biomédica
`;

const engineering = `
071 B  75   42    3   Engenharia mecânica
071 B  58   48    4   Engenharia elétrica
071 B  22   22    5   Engenharia de computação
071 B  22   27    0   Engenharia química
071 B  20   22    3   Engenharia ambiental e sanitária
071 B  18   14    1   Engenharia de controle e automação
071 B   5    4    0   Engenharia mecatrônica
071 B   2    5    0   Engenharia eletrônica
071 B   1    3    0   Engenharia de telecomunicações
071 B   1.5  3    0   Engenharia biomédica
071 B   1    1    0   Engenharia aeronáutica
071 B   0    2    0   Engenharia naval
071 B   0.8  4    0   Engenharia de energia
071 B   0.5  3    0   Engenharia de bioprocessos e biotecnologia
071 B   0    1.5  0   Engenharia física
071 B   0    0.4  0   Engenharia nuclear
071 T   6    6    2   Automação industrial
071 T   3    4    1   Mecatrônica industrial
071 T   1    2    0   Eletrotécnica industrial
071 T   1    3    0   Eletrônica industrial
071 T   1.5  3    0   Manutenção industrial
071 T   1    4    0   Fabricação mecânica
071 T   1    0.4  0   Manutenção de aeronaves
071 T   0.2  0.6  2   Energias renováveis
071 T   0.2  1    0.4 Saneamento ambiental
071 T   1    2    0   Processos químicos
072 B  75   31   35   Engenharia de produção
072 B   4   14    0   Engenharia de alimentos
072 B   1.5  9    0   Engenharia de materiais
072 B   0.8  5    0   Engenharia metalúrgica
072 B   1.5  5    0   Engenharia de minas
072 B   4    3    0   Engenharia de petróleo
072 B   0    1    0   Engenharia têxtil
072 T   6    3   12   Gestão da produção industrial
072 T   0.3  5    0   Alimentos
072 T   0.5  0.3  0   Petróleo e gás
072 T   0    2    0   Agroindústria
072 T   0    0.6  0   Laticínios
072 T   0    0.6  0   Viticultura e enologia
072 T   0    1    0   Produção têxtil
073 B 195   47   10   Engenharia civil
073 B 115   27    0   Arquitetura e urbanismo
073 B   0.5  4    0   Engenharia cartográfica e de agrimensura
073 B   0    0.6  0   Engenharia hídrica
073 T   1.5  6    1.5 Construção de edifícios
073 T   0    0.5  0   Estradas
073 T   0.1  1.5  0   Geoprocessamento
`;

const agriculture = `
081 B  45   48    4   Agronomia
081 B   2   18    0   Zootecnia
081 B   1    6    0   Engenharia agrícola
081 T   5    5    8   Agronegócio
081 T   0    3    0   Agroecologia
081 T   0    0.6  0   Irrigação e drenagem
081 T   0    0.5  0   Horticultura
081 T   0    0.4  0   Cafeicultura
082 B   1.5 13    0   Engenharia florestal
082 T   0    0.4  0   Silvicultura
083 B   0    6    0   Engenharia de pesca
083 B   0    2    0   Engenharia de aquicultura
084 B  92   32    0   Medicina veterinária
`;

const health = `
091 B 265   46    4   Enfermagem
091 B 120   62    0   Medicina
091 B 118   24    0   Odontologia
091 B 200   22    3   Fisioterapia
091 B 120   24   12   Nutrição
091 B 125   32    4   Farmácia
091 B  88    8   10   Biomedicina
091 B 110   16   50   Educação física
091 B   6    8    0   Fonoaudiologia
091 B   2    7    0   Terapia ocupacional
091 B   0    5    0   Saúde coletiva
091 B   0    0.8  0   Física médica
091 B   0    0.4  0   Obstetrícia
091 B   0    0.8  0   Gerontologia
091 B   0.3  0.3  0   Musicoterapia
091 B   1    0    0   Naturologia
091 B   0.5  0    0   Quiropraxia
091 T  25    5    5   Radiologia
091 T   1    0    2   Podologia
091 T   0.3  0.2  0   Oftálmica
091 T   0.3  0    3   Práticas integrativas e complementares
092 B  42   36   85   Serviço social
092 T   0.1  0    3   Gerontologia
098 B   0    3    0   Saúde
`;

const services = `
101 T  22    2   12   Gastronomia
101 T  45    0.5 22   Estética e cosmética
101 B   2   16    1   Turismo
101 T   1    4    4   Gestão de turismo
101 T   0.6  1.5  0.5 Hotelaria
101 T   2    2.5  2   Eventos
101 T   0.6  1    2   Gestão desportiva e de lazer
101 B   0    0.5  0   Economia doméstica
102 T   3    1.5 11   Segurança no trabalho
103 T   1.5  1.5 22   Segurança pública
103 T   2    0   14   Gestão de segurança privada
103 T   1    0   16   Investigação forense e perícia criminal
103 B   0    4    0   Ciências policiais
103 B   0    3    0   Ciências militares
104 B   3    0.4  1   Ciências aeronáuticas
104 T   0.6  0    0   Pilotagem profissional de aeronaves
104 T   0.2  0.6  0   Transporte terrestre
104 T   0    0.3  0   Sistemas de navegação fluvial
`;

const degrees: Readonly<Record<string, number>> = { B: 1, L: 2, T: 3 };

const row = /^(\d{3}) ([BLT-]) +([\d.]+) +([\d.]+) +([\d.]+) +(.+)$/;

function parse(line: string): HigherCourse {
  const match = row.exec(line);
  if (!match) throw new Error(`Higher course table: cannot parse "${line}".`);
  const [, area = '', degree = '', inPrivate, inPublic, distance, name = ''] = match;
  return {
    name,
    area,
    degree: degrees[degree] ?? null,
    sizes: { private: Number(inPrivate), public: Number(inPublic), distance: Number(distance) },
  };
}

/** Undergraduate courses of the sample; covers all general areas. */
export const higherCourses: readonly HigherCourse[] = [
  basicProgrammes,
  education,
  artsAndHumanities,
  societyAndCommunication,
  businessAndLaw,
  sciences,
  computing,
  engineering,
  agriculture,
  health,
  services,
].flatMap((table) => table.trim().split('\n').map(parse));
