import { courseKey } from './course-key';

/*
 * Search terms for courses, and the names of the matching courses. The project's own list of
 * trades, abbreviations and everyday words.
 */
const table = `
programador, programação, ti: Informática; Desenvolvimento de sistemas; Análise e desenvolvimento de sistemas; Ciência da computação; Sistemas de informação; Informática para internet
ads: Análise e desenvolvimento de sistemas
suporte de informática: Manutenção e suporte em informática; Redes de computadores
eletricista: Eletrotécnica; Eletromecânica; Engenharia elétrica
mecânico: Mecânica; Manutenção automotiva; Engenharia mecânica
cabeleireiro, barbeiro, beleza: Imagem pessoal; Estética; Estética e cosmética
massagista: Massoterapia
rh: Recursos humanos; Gestão de recursos humanos
contador: Contabilidade; Ciências contábeis
administrador: Administração
economista: Ciências econômicas
secretária: Secretariado; Secretariado executivo
enfermeiro: Enfermagem
raio x: Radiologia
dentista: Odontologia; Saúde bucal; Prótese dentária
médico: Medicina
veterinário: Medicina veterinária; Veterinária
farmacêutico: Farmácia
nutricionista: Nutrição; Nutrição e dietética
psicólogo: Psicologia
fisioterapeuta: Fisioterapia
assistente social: Serviço social
cuidador: Cuidados de idosos
laboratório: Análises clínicas; Biomedicina
advogado: Direito
professor: Pedagogia; Curso normal; Letras - português; Matemática; História
engenheiro civil, pedreiro, obras: Engenharia civil; Edificações
arquiteto: Arquitetura e urbanismo
topógrafo: Agrimensura; Geoprocessamento
agrônomo, agro: Agronomia; Agropecuária; Agronegócio; Agricultura
cozinha, cozinheiro, chef: Cozinha; Gastronomia
padeiro: Panificação; Confeitaria
garçom: Restaurante e bar
corretor de imóveis: Transações imobiliárias; Negócios imobiliários
jornalista: Jornalismo
publicitário, propaganda: Publicidade e propaganda; Publicidade
designer: Design; Design gráfico; Design de interiores
fotógrafo: Fotografia; Processos fotográficos
músico: Música; Instrumento musical
ator: Teatro; Arte dramática
modista, costureira: Vestuário; Modelagem do vestuário; Design de moda; Moda
motorista, transportes: Logística
bombeiro: Prevenção e combate a incêndio; Segurança do trabalho
guia: Guia de turismo; Turismo
hotel: Hospedagem; Hotelaria
educação física, personal: Educação física
`;

/** Everyday search terms by course key. */
const byCourse = new Map<string, string[]>();
for (const line of table.trim().split('\n')) {
  const [words = '', courses = ''] = line.split(':');
  for (const course of courses.split(';')) {
    const key = courseKey(course);
    const names = words.split(',').map((word) => word.trim());
    byCourse.set(key, [...(byCourse.get(key) ?? []), ...names]);
  }
}

/** Returns the everyday search terms for a course; empty for most courses. */
export const everydayNames = (course: string): readonly string[] =>
  byCourse.get(courseKey(course)) ?? [];
