import { formatCbo } from '@observatorio/domain';
import { sampleOccupations } from '../sample/occupations';

const titles = new Map(sampleOccupations.map(({ code, title }) => [code, title]));

/** The official title of a CBO code, or `Ocupação 2251-25` where it is not known. */
export const occupationTitle = (code: string): string =>
  titles.get(code) ?? `Ocupação ${formatCbo(code)}`;
