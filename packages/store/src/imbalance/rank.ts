import { courseCodeOf, type ImbalanceRow } from '@observatorio/contract';
import {
  imbalanceIndex,
  imbalanceLevel,
  isPromising,
  MAX_INDEX,
  MIN_ENTRANTS,
  minLinksFor,
  needsTraining,
  replacementOf,
} from '@observatorio/domain';
import { trainedPerHundred } from '@observatorio/language';
import type { Level } from '../education/levels';
import { isWithheld, type PublishedPay } from '../labour/pay-statistics';
import { cboOf } from '../titles/occupation-titles';
import type { Lead, Students } from './course-leads';
import type { GrowthByOccupation } from './growth';
import type { OccupationAges, PlaceLinks } from './place-links';

/** Occupation in a place's ranking, without its title, pay and place. */
export type RankedOccupation = Omit<
  ImbalanceRow,
  'code' | 'title' | keyof PublishedPay | 'place' | 'scope'
> & { occupation: number };

/** Students of a level's courses in a place, and the occupations the courses lead to. */
export interface LevelStudents {
  leads: ReadonlyMap<number, Lead>;
  students: ReadonlyMap<number, Students>;
}

/** Input data for ranking a place. */
export interface RankingInput {
  place: PlaceLinks;
  levels: readonly LevelStudents[];
  /** Undefined if the growth of no occupation is known. */
  growths: GrowthByOccupation | undefined;
  /**
   * Whether courses of a level without an edition may lead to the occupation, making its entrants
   * unknown.
   */
  isUncounted: (occupation: number) => boolean;
  /** Whether the courses of a level count in the place. */
  isCounted: (level: Level) => boolean;
  smallCell: number;
}

/** A course, and the fraction of its finishers assigned to one of its occupations. */
interface Share extends Students {
  lead: Lead;
  share: number;
}

/**
 * Ranks the occupations in a place that local courses lead to: promising ones first, then by index
 * and openings (both descending), then by code.
 */
export function rankOccupations(input: RankingInput): RankedOccupation[] {
  const { place, isUncounted } = input;
  const least = minLinksFor(place.links);
  return [...sharesByOccupation(input)]
    .filter(([occupation]) => needsTraining(cboOf(occupation)) && !isUncounted(occupation))
    .flatMap(([occupation, shares]) => {
      const ages = place.byOccupation.get(occupation);
      if (!ages || ages.links < least) return [];
      return rankedOf({ occupation, ages, shares }, input) ?? [];
    })
    .toSorted(byRank);
}

const byRank = (a: RankedOccupation, b: RankedOccupation): number =>
  Number(b.promising === 'Sim') - Number(a.promising === 'Sim') ||
  b.index - a.index ||
  b.openings - a.openings ||
  a.occupation - b.occupation;

/** Distributes each course's finishers over its occupations, in proportion to their links. */
function sharesByOccupation({ place, levels }: RankingInput): ReadonlyMap<number, Share[]> {
  const linksOf = (occupation: number) => place.byOccupation.get(occupation)?.links ?? 0;
  const byOccupation = new Map<number, Share[]>();
  for (const { leads, students } of levels) {
    for (const [id, counts] of students) {
      const lead = leads.get(id);
      if (!lead || counts.finishers === 0) continue;
      const all = lead.occupations.reduce((sum, occupation) => sum + linksOf(occupation), 0);
      for (const occupation of lead.occupations) {
        if (linksOf(occupation) === 0) continue;
        const share = { ...counts, lead, share: linksOf(occupation) / all };
        const shares = byOccupation.get(occupation);
        if (shares) shares.push(share);
        else byOccupation.set(occupation, [share]);
      }
    }
  }
  return byOccupation;
}

interface Candidate {
  occupation: number;
  ages: OccupationAges;
  shares: readonly Share[];
}

/**
 * Computes the figures of an occupation; undefined if a figure is unknown, if courses train too few
 * people for it, or if its index exceeds the maximum.
 */
function rankedOf(
  { occupation, ages, shares }: Candidate,
  { growths, isCounted, smallCell }: RankingInput,
): RankedOccupation | undefined {
  const replacement = replacementOf(ages);
  const change = growths?.get(occupation);
  const higher = entrantsOf('Superior', shares);
  const technical = entrantsOf('Técnico', shares);
  const entrants = higher + technical;
  if (replacement === null || entrants < MIN_ENTRANTS) return undefined;
  if (growths && !change) return undefined;
  const growth = change ? Math.round(change.rate * ages.links) : null;
  const openings = replacement + (growth ?? 0);
  const index = imbalanceIndex(openings, entrants);
  if (index > MAX_INDEX) return undefined;
  const level = imbalanceLevel(index);
  const isPayKnown = !isWithheld(ages.classified, smallCell);
  return {
    occupation,
    promising: isPromising({ level, growth, isPayKnown }) ? 'Sim' : 'Não',
    index,
    level,
    perHundred: trainedPerHundred({ openings, entrants }),
    openings,
    replacement,
    growth,
    growthFrom: change?.from ?? null,
    growthTo: change?.to ?? null,
    entrants,
    higher: isCounted('Superior') ? higher : null,
    technical: isCounted('Técnico') ? technical : null,
    graduates: isCounted('Superior') ? countedOf('Superior', shares) : null,
    enrolments: isCounted('Técnico') ? countedOf('Técnico', shares) : null,
    links: ages.links,
    courses: coursesOf(shares),
  };
}

const ofLevel = (level: Level, shares: readonly Share[]): readonly Share[] =>
  shares.filter(({ lead }) => lead.level === level);

const entrantsOf = (level: Level, shares: readonly Share[]): number =>
  Math.round(
    ofLevel(level, shares).reduce((sum, { finishers, share }) => sum + finishers * share, 0),
  );

const countedOf = (level: Level, shares: readonly Share[]): number =>
  ofLevel(level, shares).reduce((sum, { counted }) => sum + counted, 0);

const coursesOf = (shares: readonly Share[]): ImbalanceRow['courses'] =>
  shares
    .toSorted(
      (a, b) =>
        b.finishers * b.share - a.finishers * a.share || a.lead.course.id - b.lead.course.id,
    )
    .map(({ lead: { level, course }, finishers, share }) => ({
      course: courseCodeOf(level, course.code),
      name: course.name,
      level,
      finishers: Math.round(finishers),
      share: Math.round(share * 1e6) / 1e6,
    }));
