import type { Filters } from '../kit/filter';
import { isHigher } from './graduate-filters';

/** Filter-dependent titles of the graduate cards. */
interface GraduateTitles {
  chart: string;
  academicLevel: 'Tipo de Curso' | 'Grau Acadêmico';
  axis: 'Eixo Tecnológico' | 'Áreas' | 'Detalhamento das Áreas';
}

/** Returns the titles for these filters, per section 4 of the specification. */
export function graduateTitles(filters: Filters): GraduateTitles {
  const chart = filters.dimensao?.[0] ?? 'Matrículas';
  if (!isHigher(filters)) {
    return { chart, academicLevel: 'Tipo de Curso', axis: 'Eixo Tecnológico' };
  }
  return filters.nivel_academico?.length
    ? { chart, academicLevel: 'Grau Acadêmico', axis: 'Detalhamento das Áreas' }
    : { chart, academicLevel: 'Tipo de Curso', axis: 'Áreas' };
}
