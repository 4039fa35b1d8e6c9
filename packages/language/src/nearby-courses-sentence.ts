import { formatCount } from './format';
import { type Unit, withUnit } from './unit';

const COURSES: Unit = { one: 'curso', many: 'cursos' };

/** Courses of a place, and of the places within a radius of it, which include its own. */
interface NearbyCourses {
  here: number;
  within: number;
  /** Radius, in kilometres. */
  km: number;
}

/** Counts the courses here and near: `Aqui há 12 cursos; a até 50 km daqui, são 40, contando estes.` */
export function nearbyCoursesSentence({ here, within, km }: NearbyCourses): string {
  const near = `a até ${formatCount(km)} km daqui`;
  if (within === 0) return `Não há cursos aqui, nem ${near}.`;
  if (here === 0) return `Aqui não há cursos; ${near}, há ${formatCount(within)}.`;
  const local = `Aqui há ${withUnit(here, COURSES)}`;
  return within === here
    ? `${local}, e nenhum outro ${near}.`
    : `${local}; ${near}, são ${formatCount(within)}, contando ${here === 1 ? 'este' : 'estes'}.`;
}
