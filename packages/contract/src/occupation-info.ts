import type { JsonSchema } from './dataset';
import { integer, listOf, text } from './schema';

/** How much of something an occupation asks for; null where it is not known. */
export interface Rating {
  name: string;
  /** O*NET importance, 1 to 5. */
  importance: number | null;
  /** How often it is needed, 0 to 1. */
  frequency: number | null;
  /** O*NET level, 0 to 7: how deeply it has to be known. */
  level: number | null;
}

/** All that is known of one occupation; what is not is null or empty. */
export interface OccupationInfoRow {
  title: string;
  description: string | null;
  /** Where and how the work is done. */
  conditions: string | null;
  /** Level of qualification, from 1. */
  qualification: number | null;
  attitudes: readonly Rating[];
  knowledge: readonly Rating[];
  skills: readonly Rating[];
  /** Probability of automation, 0 to 1. */
  automation: number | null;
  /** Active links on 31/12 of each year. */
  evolution: readonly { year: number; links: number }[];
  isEconomy40: boolean | null;
  /** Competencies of the Economy 4.0 and how close the occupation is to them, 0 to 1. */
  competencies: readonly { name: string; score: number }[];
  related: readonly { code: string; title: string }[];
}

export interface InfoWire {
  cbo: string | null;
  cbo_cond_gerais: string | null;
  cbo_desc: string | null;
  qualificacao: number | null;
  atitudes: { desc_atitude: string; importancia: number | null }[];
  conhecimentos: {
    desc_conhecimento: string;
    importancia: number | null;
    frequencia: number | null;
    profundidade: number | null;
  }[];
  habilidades: {
    desc_habilidade: string;
    importancia: number | null;
    frequencia: number | null;
  }[];
  prob_automacao: number | null;
  evol_vagas: { ano: number; qtd: number }[];
  ocupacao_4_0: 'TRUE' | 'FALSE' | null;
  comp_relacionadas_ocupacao_4_0: string | null;
  ocupacoes_relacionadas: { ocupacao_relacionada: string; cod_cbo: string }[];
}

/** The key of the map of competencies that is none. */
const TOTAL = 'score_total';

/** Single quotes for double ones and back: how the specification's source writes its JSON. */
const swapQuotes = (json: string): string =>
  json.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

const flag = (value: boolean): 'TRUE' | 'FALSE' => (value ? 'TRUE' : 'FALSE');

const nothing: OccupationInfoRow = {
  title: '',
  description: null,
  conditions: null,
  qualification: null,
  attitudes: [],
  knowledge: [],
  skills: [],
  automation: null,
  evolution: [],
  isEconomy40: null,
  competencies: [],
  related: [],
};

export function writeInfo(row = nothing): InfoWire {
  const scores = Object.fromEntries(row.competencies.map(({ name, score }) => [name, score]));
  return {
    cbo: row.title || null,
    cbo_cond_gerais: row.conditions,
    cbo_desc: row.description,
    qualificacao: row.qualification,
    atitudes: row.attitudes.map(({ name, importance }) => ({
      desc_atitude: name,
      importancia: importance,
    })),
    conhecimentos: row.knowledge.map(({ name, importance, frequency, level }) => ({
      desc_conhecimento: name,
      importancia: importance,
      frequencia: frequency,
      profundidade: level,
    })),
    habilidades: row.skills.map(({ name, importance, frequency }) => ({
      desc_habilidade: name,
      importancia: importance,
      frequencia: frequency,
    })),
    prob_automacao: row.automation,
    evol_vagas: row.evolution.map(({ year, links }) => ({ ano: year, qtd: links })),
    ocupacao_4_0: row.isEconomy40 === null ? null : flag(row.isEconomy40),
    comp_relacionadas_ocupacao_4_0:
      row.competencies.length > 0 ? swapQuotes(JSON.stringify(scores)) : null,
    ocupacoes_relacionadas: row.related.map(({ code, title }) => ({
      ocupacao_relacionada: title,
      cod_cbo: code,
    })),
  };
}

export function readInfo(wire: InfoWire): OccupationInfoRow[] {
  if (wire.cbo === null) return [];
  const scores: Record<string, number> = JSON.parse(
    swapQuotes(wire.comp_relacionadas_ocupacao_4_0 ?? '{}'),
  );
  return [
    {
      title: wire.cbo,
      description: wire.cbo_desc,
      conditions: wire.cbo_cond_gerais,
      qualification: wire.qualificacao,
      attitudes: wire.atitudes.map((item) => ({
        name: item.desc_atitude,
        importance: item.importancia,
        frequency: null,
        level: null,
      })),
      knowledge: wire.conhecimentos.map((item) => ({
        name: item.desc_conhecimento,
        importance: item.importancia,
        frequency: item.frequencia,
        level: item.profundidade,
      })),
      skills: wire.habilidades.map((item) => ({
        name: item.desc_habilidade,
        importance: item.importancia,
        frequency: item.frequencia,
        level: null,
      })),
      automation: wire.prob_automacao,
      evolution: wire.evol_vagas.map(({ ano, qtd }) => ({ year: ano, links: qtd })),
      isEconomy40: wire.ocupacao_4_0 === null ? null : wire.ocupacao_4_0 !== 'FALSE',
      competencies: Object.entries(scores)
        .filter(([name]) => name !== TOTAL)
        .map(([name, score]) => ({ name, score })),
      related: wire.ocupacoes_relacionadas.map((item) => ({
        code: item.cod_cbo,
        title: item.ocupacao_relacionada,
      })),
    },
  ];
}

const textOrNull = (description: string): JsonSchema => ({ type: ['string', 'null'], description });
const numberOrNull = (description: string): JsonSchema => ({
  type: ['number', 'null'],
  description,
});
const importance = numberOrNull('importância, de 1 a 5');
const frequency = numberOrNull('frequência, de 0 a 1');

export const infoSchema: JsonSchema = {
  type: 'object',
  properties: {
    cbo: textOrNull('nome da ocupação'),
    cbo_cond_gerais: textOrNull('condições gerais do trabalho'),
    cbo_desc: textOrNull('descrição'),
    qualificacao: numberOrNull('nível de qualificação, a partir de 1'),
    atitudes: listOf({ desc_atitude: text('atitude'), importancia: importance }),
    conhecimentos: listOf({
      desc_conhecimento: text('conhecimento'),
      importancia: importance,
      frequencia: frequency,
      profundidade: numberOrNull('profundidade, de 0 a 7'),
    }),
    habilidades: listOf({
      desc_habilidade: text('habilidade'),
      importancia: importance,
      frequencia: frequency,
    }),
    prob_automacao: numberOrNull('probabilidade de automação, de 0 a 1'),
    evol_vagas: listOf({ ano: integer('ano'), qtd: integer('vínculos ativos em 31/12') }),
    ocupacao_4_0: textOrNull('TRUE ou FALSE: se é ocupação da Economia 4.0'),
    comp_relacionadas_ocupacao_4_0: textOrNull(
      'mapa de competência para grau, de 0 a 1, em JSON com aspas simples',
    ),
    ocupacoes_relacionadas: listOf({
      ocupacao_relacionada: text('nome da ocupação'),
      cod_cbo: text('código da CBO'),
    }),
  },
};
