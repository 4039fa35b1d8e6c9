/** A real technical course of the national catalogue, with its figures in the sample. */
export interface TechnicalCourse {
  /** School census code, prefixed with the technological axis. */
  code: number;
  name: string;
  /** Technological axis, 1 to 13; 999 for secondary-level teacher training. */
  area: string;
  /** Enrolments in private and public schools, in thousands. */
  sizes: { private: number; public: number };
  /** Percentage of enrolments in forms integrated into secondary school. */
  integrated: number;
}

/*
 * One line per course. Columns: code, private and public enrolments, percentage integrated into
 * secondary school, name. Codes and names are INEP's; the numbers are roughly those of its 2023
 * file.
 */
const table = `
 1001 0.05  4.5   0 Agente Comunitário de Saúde
 1002   10   15  30 Análises Clínicas
 1004 0.05 0.05   0 Citopatologia
 1005  0.2  2.5  80 Controle Ambiental
 1006  350   40  10 Enfermagem
 1007  0.2 0.65  50 Equipamentos Biomédicos
 1008   15  2.5  10 Estética
 1009   10  7.5  20 Farmácia
 1010  0.1  2.5  30 Gerência de Saúde
 1011  0.2 0.09   0 Hemoterapia
 1012    7  3.5  10 Saúde Bucal
 1013 0.05 0.05   0 Imagem Pessoal
 1014 0.05    0   0 Imobilizações Ortopédicas
 1015  2.5  1.5  20 Massoterapia
 1016  5.5   25  70 Meio Ambiente
 1017    0 0.15  50 Meteorologia
 1018    3   15  50 Nutrição e Dietética
 1019  1.5    0  10 Óptica
 1020 0.05    0   0 Órteses e Próteses
 1021    5  0.4   0 Podologia
 1022  4.5    1  10 Prótese Dentária
 1023   45  0.5  10 Radiologia
 1026 0.075  0.3  20 Registros e Informações em Saúde
 1028    0    1  30 Vigilância em Saúde
 1029 0.05    1   0 Cuidados de Idosos
 1030  0.3    0   0 Necropsia
 1031  0.1    0   0 Optometria
 1033  2.5    1  20 Veterinária
 2029 0.05  0.8   0 Alimentação Escolar
 2030    0    1   0 Biblioteconomia
 2031 0.085  1.5   0 Infraestrutura Escolar
 2032  0.5  1.5   0 Multimeios Didáticos
 2033    0 0.06   0 Desenvolvimento Comunitário
 2034    3  6.5  10 Secretaria Escolar
 2035    0 0.25  80 Brinquedoteca
 2037 0.55  1.5  10 Tradução e Interpretação de Libras
 2039    0 0.07   0 Laboratório de Ciências da Natureza
 2040    0 0.05   0 Arquivo
 3036   15   10  30 Automação Industrial
 3037  5.5  7.5  40 Eletroeletrônica
 3038   25   15  20 Eletromecânica
 3039  6.5   15  50 Eletrônica
 3040   45   30  20 Eletrotécnica
 3041    5    2  20 Manutenção Automotiva
 3042    0 0.15  50 Manutenção de Máquinas Navais
 3043   20   25  30 Mecânica
 3044   10   10  40 Mecatrônica
 3045 0.85  1.5  40 Metalurgia
 3048    2    2  20 Refrigeração e Climatização
 3050 0.05 0.15  70 Manutenção Aeronáutica em Aviônicos
 3051  0.1 0.15   0 Manutenção Aeronáutica em Célula
 3052 0.15 0.055   0 Manutenção Aeronáutica em Grupo Motopropulsor
 3053  0.3  0.1  10 Manutenção de Máquinas Pesadas
 3054 0.055  0.4  40 Manutenção de Sistemas Metroferroviários
 3055  0.2    0   0 Mecânica de Precisão
 3056    0 0.15  30 Metrologia
 3058 0.85  4.5  60 Sistemas de Energia Renovável
 3059 0.35  0.2  10 Soldagem
 3060    1 0.05   0 Manutenção de Máquinas Industriais
 3062  0.2    0   0 Fundição
 3063 0.15    0   0 Instrumentação Industrial
 3064    1 0.95  30 Fabricação Mecânica
 4050   75  200  50 Administração
 4051 0.05    8  60 Comércio
 4052  0.4    1  30 Comércio Exterior
 4053    7   10  30 Contabilidade
 4054 0.065 0.45  80 Cooperativismo
 4055  0.8  3.5  50 Finanças
 4056   15   45  40 Logística
 4057  1.5   15  40 Marketing
 4058  7.5    2   0 Qualidade
 4059   10   25  30 Recursos Humanos
 4060    4    5  20 Secretariado
 4061 0.05    0   0 Seguros
 4062 0.05 0.075  80 Condomínio
 4063 0.05    2  30 Serviços Públicos
 4064   20    2   0 Transações Imobiliárias
 4065  0.5  3.5  50 Vendas
 4066  0.4   10  50 Serviços Jurídicos
 5066    0 0.25  60 Agenciamento de Viagem
 5067  1.5    5  20 Gastronomia
 5068  0.2  4.5  70 Eventos
 5069    2    8  40 Guia de Turismo
 5070 0.15  4.5  80 Hospedagem
 5071    0 0.35 100 Lazer
 5072 0.05 0.55  50 Serviços de Restaurante e Bar
 6073   25  100  70 Informática
 6074    7   30  70 Informática para Internet
 6075  1.5   15  60 Manutenção e Suporte em Informática
 6076  1.5  5.5  60 Programação de Jogos Digitais
 6077  3.5   15  70 Redes de Computadores
 6080  0.7  2.5  60 Telecomunicações
 6081    1    1  20 Computação Gráfica
 6082   15   65  60 Desenvolvimento de Sistemas
 7082 0.65  1.5  40 Agrimensura
 7084    0  1.5  90 Desenho de Construção Civil
 7085    9   35  60 Edificações
 7086 0.065    1  70 Estradas
 7087    0 0.05   0 Geodésia e Cartografia
 7088    0    1  10 Geoprocessamento
 7091 0.15    1  40 Portos
 7092 0.06  1.5  60 Saneamento
 7094 0.05 0.07  60 Transporte Aquaviário
 7097    0 0.05   0 Transporte Metroferroviário
 7098    0 0.05   0 Transporte Rodoviário
 8106  0.1  0.3   0 Guarda e Segurança
 8130  0.3  0.6   0 Mecânica de Aeronaves
 9120 0.75   10  70 Alimentos
 9121  0.1    9  80 Agroindústria
 9123 0.05 0.05   0 Cervejaria
 9124  0.4 0.15  10 Confeitaria
 9125 0.25 0.65  20 Panificação
 9127    0 0.075 100 Viticultura e Enologia
10128 0.05 0.15  60 Artes Circenses
10129  3.5  1.5  10 Teatro
10130 0.065 0.85  40 Artes Visuais
10131 0.05 0.055   0 Artesanato
10132 0.05  0.7  10 Canto
10133 0.05 0.095   0 Composição e Arranjo
10134    1  3.5  50 Design Gráfico
10135  0.1 0.05   0 Conservação e Restauro
10136 0.45  0.8  10 Dança
10137 0.06  0.3  80 Design de Calçados
10139  3.5    6  30 Design de Interiores
10141 0.08 0.65  80 Design de Móveis
10142    0 0.05   0 Documentação Musical
10143    0 0.05   0 Fabricação de Instrumentos Musicais
10144 0.25  3.5  20 Instrumento Musical
10145 0.65  1.5  40 Modelagem do Vestuário
10146    3  2.5  40 Multimídia
10147 0.25 0.35  20 Paisagismo
10148 0.55 0.45  10 Processos Fotográficos
10149  0.3  1.5  60 Produção de Áudio e Vídeo
10150  0.7 0.95  40 Produção de Moda
10151    1    1  40 Publicidade
10152  0.1  0.1   0 Rádio e Televisão
10153 0.05  0.4  50 Regência
10154    0 0.07   0 Cenografia
10155    0 0.06   0 Museologia
10156 0.05 0.05   0 Processos Fonográficos
10157    0  0.1   0 Figurino Cênico
10158 0.05    0   0 Design de Moda
10159  0.3    0   0 Estilismo e Coordenação de Moda
10160 0.05 0.05   0 Produção Cultural
11154  0.3    1  20 Açúcar e Álcool
11155 0.05  0.5  90 Biocombustíveis
11156  0.1    0   0 Calçados
11157  0.6  0.2  20 Celulose e Papel
11158 0.15 0.05   0 Cerâmica
11159 0.065  0.2  60 Construção Naval
11160 0.09    0   0 Curtimento
11165 0.075  0.4  70 Móveis
11166  0.2    2  50 Petróleo e Gás
11167  0.8  0.7  40 Plásticos
11169 0.75 0.65  40 Têxtil
11170  1.5  1.5  40 Vestuário
11171 0.45    0   0 Processos Gráficos
11172    0  0.4  50 Análises Químicas
11173 0.95  3.5  60 Biotecnologia
11174  0.9 0.15  10 Petroquímica
11175  7.5   30  60 Química
11176 0.45 0.85  70 Planejamento e Controle da Produção
11178 0.065    0   0 Processamento da Madeira
12171    1   10  80 Agricultura
12172  0.3   10  80 Agroecologia
12173  3.5   15  70 Agronegócio
12174   15   65  80 Agropecuária
12175    0  2.5  80 Aquicultura
12176    0  0.9   0 Cafeicultura
12178  0.5  1.5  70 Florestas
12179 0.95  0.6  20 Fruticultura
12180    0  0.5  70 Geologia
12181    3  3.5  40 Mineração
12182    0 0.55  80 Pesca
12183  0.1 0.05   0 Recursos Minerais
12184    0  1.5  70 Recursos Pesqueiros
12185    3  3.5  40 Zootecnia
12187    0 0.05   0 Pós-Colheita
12188    0  0.5  90 Apicultura
13181    0 0.05  30 Defesa Civil
13182   55   40  20 Segurança do Trabalho
13183 0.05    0   0 Prevenção e Combate a Incêndios
99999  2.5   40   0 Curso Normal (Magistério)
`;

const NORMAL_COURSE = 99999;

const row = /^ *(\d+) +([\d.]+) +([\d.]+) +(\d+) (.+)$/;

function parse(line: string): TechnicalCourse {
  const match = row.exec(line);
  if (!match) throw new Error(`Technical course table: cannot parse "${line}".`);
  const [, code = '', inPrivate, inPublic, integrated, name = ''] = match;
  return {
    code: Number(code),
    name,
    area: Number(code) === NORMAL_COURSE ? '999' : code.slice(0, -3),
    sizes: { private: Number(inPrivate), public: Number(inPublic) },
    integrated: Number(integrated),
  };
}

/** Technical courses of the sample; covers all technological axes. */
export const technicalCourses: readonly TechnicalCourse[] = table.trim().split('\n').map(parse);
