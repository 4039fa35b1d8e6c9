/** The terms of the field, once for the whole portal. */
const terms = {
  Vínculo:
    'Um emprego com carteira assinada ou no serviço público. Quem tem dois empregos tem dois vínculos; quem trabalha por conta própria ou sem registro não tem nenhum.',
  Ocupação:
    'O que a pessoa faz no trabalho, pela Classificação Brasileira de Ocupações (CBO), com código de seis algarismos.',
  Setor: 'O ramo do estabelecimento, em 25 subsetores do IBGE e cinco grandes setores.',
  Matrícula: 'Um aluno num curso no ano do censo. Quem faz dois cursos conta duas vezes.',
  Concluinte: 'Um aluno que terminou o curso no ano do censo.',
  Vaga: 'Um lugar oferecido a novos alunos de um curso superior no ano do censo.',
  'Curso técnico integrado': 'Feito junto com o ensino médio, na mesma escola e matrícula.',
  'Curso técnico concomitante': 'Feito durante o ensino médio, com outra matrícula.',
  'Curso técnico subsequente': 'Feito por quem já concluiu o ensino médio.',
  'Eixo tecnológico':
    'Um dos 13 grupos em que o Catálogo Nacional reúne os cursos técnicos, como Ambiente e saúde.',
  Custeamento: 'Se o curso é gratuito ou pago pelo aluno.',
  'Economia 4.0':
    'O grupo de ocupações ligadas a tecnologias digitais, pela fonte que cada ficha cita.',
} as const;

/** The definitions of the terms that the pages use. */
export const Definitions = () => (
  <>
    <h2>Definições</h2>
    <dl>
      {Object.entries(terms).map(([term, definition]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  </>
);
