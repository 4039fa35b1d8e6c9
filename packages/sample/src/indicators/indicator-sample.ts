import { stateOfMunicipality, states } from '@observatorio/domain';
import { buildIndicators, type IndicatorDescription, loadPlaces } from '@observatorio/store';
import { load } from '../base/load';
import type { Sample } from '../base/sample';

const description: IndicatorDescription = {
  indicator: 'demonstracao',
  title: 'Demonstração: índice municipal',
  unit: '',
  unitOfOne: '',
  decimals: 1,
  source: 'Dados de demonstração, gerados pelo projeto',
  licence: 'domínio público',
  sentence: '{no_lugar}, o índice de demonstração de {ano} é {valor}.',
};

const years = [2013, 2015, 2017, 2019, 2021, 2023];

type Value = [level: string, code: string, year: number, amount: number | null];

/** Returns a number from 0 to 1 that looks random but follows from the code. */
const noise = (code: number): number => (Math.imul(code, 0x9e3779b1) >>> 0) / 2 ** 32;

/** The made-up index of a municipality, from 0 to 10; null for one in forty. */
function indexOf(code: string, year: number): number | null {
  if (noise(Number(code) + year * 7) < 0.025) return null;
  const place = 3.5 + 1.5 * noise(Number(stateOfMunicipality(code))) + 1.8 * noise(Number(code));
  const change = (year - 2013) * 0.08 * noise(Number(code) * 3);
  return Math.round(10 * (place + change)) / 10;
}

const meanOf = (values: readonly Value[]): number => {
  const known = values.flatMap(([, , , amount]) => amount ?? []);
  return Math.round((10 * known.reduce((sum, each) => sum + each, 0)) / known.length) / 10;
};

/** Values of a year: those of the municipalities, and their means. */
function valuesIn(year: number, codes: readonly string[]): Value[] {
  const towns = codes.map((code): Value => ['municipio', code, year, indexOf(code, year)]);
  const ofStates = states.map(({ code }): Value => {
    const own = towns.filter(([, town]) => stateOfMunicipality(town) === code);
    return ['uf', code, year, meanOf(own)];
  });
  return [...towns, ...ofStates, ['brasil', '1', year, meanOf(towns)]];
}

/** Sample of the indicators: one that is made up, of all places. */
export const indicatorSample: Sample = {
  source: 'indicadores',
  indicatorTable: 'demonstracao',
  label: 'indicadores',
  table: 'drafts',
  async generate(connection) {
    const codes = (await loadPlaces()).municipalities.map(({ code }) => code);
    await load(
      connection,
      'drafts',
      { level: 'VARCHAR', code: 'VARCHAR', year: 'INTEGER', amount: 'DOUBLE' },
      years.flatMap((year) => valuesIn(year, codes)),
    );
  },
  build: (connection) =>
    buildIndicators(
      connection,
      [description],
      `SELECT '${description.indicator}' AS indicator, level, code, NULL::VARCHAR AS label, year, amount FROM drafts`,
    ),
  facts: async () => ({ indicadores: [description.indicator] }),
  notes: ['Dados de demonstração: o índice municipal foi inventado pelo projeto e não mede nada.'],
};
