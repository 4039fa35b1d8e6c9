/** Kinds of O*NET elements, as named in `perfis` and in responses. */
export type ElementKind = 'conhecimento' | 'habilidade' | 'atitude';

/*
 * Elements of O*NET 29.3: identifier and Portuguese name. The names are the project's own
 * translation.
 */

const knowledge = `
2.C.1.a Administração e gestão
2.C.1.b Rotinas administrativas
2.C.1.c Economia e contabilidade
2.C.1.d Vendas e marketing
2.C.1.e Atendimento ao cliente
2.C.1.f Gestão de pessoas
2.C.10 Transporte
2.C.2.a Produção e processamento
2.C.2.b Produção de alimentos
2.C.3.a Computação e eletrônica
2.C.3.b Engenharia e tecnologia
2.C.3.c Desenho técnico
2.C.3.d Edificações e construção
2.C.3.e Mecânica
2.C.4.a Matemática
2.C.4.b Física
2.C.4.c Química
2.C.4.d Biologia
2.C.4.e Psicologia
2.C.4.f Sociologia e antropologia
2.C.4.g Geografia
2.C.5.a Medicina e odontologia
2.C.5.b Terapia e aconselhamento
2.C.6 Educação e treinamento
2.C.7.a Língua materna
2.C.7.b Língua estrangeira
2.C.7.c Artes
2.C.7.d História e arqueologia
2.C.7.e Filosofia e teologia
2.C.8.a Segurança pública
2.C.8.b Leis e governo
2.C.9.a Telecomunicações
2.C.9.b Comunicação e mídia
`;

const skills = `
2.A.1.a Compreensão de leitura
2.A.1.b Escuta ativa
2.A.1.c Redação
2.A.1.d Expressão oral
2.A.1.e Raciocínio matemático
2.A.1.f Método científico
2.A.2.a Pensamento crítico
2.A.2.b Aprendizagem ativa
2.A.2.c Estratégias de aprendizagem
2.A.2.d Acompanhamento de resultados
2.B.1.a Percepção social
2.B.1.b Coordenação com outras pessoas
2.B.1.c Persuasão
2.B.1.d Negociação
2.B.1.e Instrução de pessoas
2.B.1.f Disposição para servir
2.B.2.i Solução de problemas complexos
2.B.3.a Análise de operações
2.B.3.b Projeto de tecnologia
2.B.3.c Seleção de equipamentos
2.B.3.d Instalação de equipamentos
2.B.3.e Programação
2.B.3.g Monitoramento de operações
2.B.3.h Operação e controle
2.B.3.j Manutenção de equipamentos
2.B.3.k Diagnóstico de falhas
2.B.3.l Conserto de máquinas e sistemas
2.B.3.m Análise de controle de qualidade
2.B.4.e Julgamento e tomada de decisão
2.B.4.g Análise de sistemas
2.B.4.h Avaliação de sistemas
2.B.5.a Gestão do tempo
2.B.5.b Gestão de recursos financeiros
2.B.5.c Gestão de recursos materiais
2.B.5.d Gestão de equipes
`;

const attitudes = `
1.C.1.a Esforço para realizar
1.C.1.b Persistência
1.C.1.c Iniciativa
1.C.2.b Liderança
1.C.3.a Cooperação
1.C.3.b Preocupação com os outros
1.C.3.c Sociabilidade
1.C.4.a Autocontrole
1.C.4.b Tolerância ao estresse
1.C.4.c Adaptabilidade
1.C.5.a Confiabilidade
1.C.5.b Atenção aos detalhes
1.C.5.c Integridade
1.C.6 Independência
1.C.7.a Inovação
1.C.7.b Pensamento analítico
`;

/** An O*NET element. */
export interface OnetElement {
  id: string;
  kind: ElementKind;
  name: string;
}

const parse = (kind: ElementKind, table: string): OnetElement[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const space = line.indexOf(' ');
      return { id: line.slice(0, space), kind, name: line.slice(space + 1) };
    });

/** The 33 knowledge areas, 35 skills and 16 attitudes on which occupations are rated. */
export const elements: readonly OnetElement[] = [
  ...parse('conhecimento', knowledge),
  ...parse('habilidade', skills),
  ...parse('atitude', attitudes),
];
