import { type CountRow, isHigher } from '@observatorio/contract';
import { totalOf } from '@observatorio/domain';
import { formatPercent, inWords, measureUnit } from '@observatorio/language';
import type { Headline } from '../model/headline';

const PUBLIC = '1';

/** Enrolments, graduates or vacancies, with the share of the public network. */
export const graduateHeadline: Headline<CountRow> = {
  named: ['ano', 'nivel_ensino', 'dimensao'],
  write(rows, { filters }) {
    const total = totalOf(rows);
    if (total === 0) return '';
    const inPublic = totalOf(rows.filter(({ key }) => key === PUBLIC));
    const courses = isHigher(filters) ? 'superiores' : 'técnicos';
    const counted = inWords(total, measureUnit(filters.dimensao?.[0] ?? 'Matrículas'));
    return `${counted} em cursos ${courses}, ${formatPercent(inPublic / total)} na rede pública.`;
  },
};
