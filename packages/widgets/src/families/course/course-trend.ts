import { courseTrend } from '@observatorio/cards/course/course-trend';
import { cardElement } from '../../card/card-element';
import { chartView } from '../../card/contents/chart-content';

/** Lines with the enrolments, graduates or vacancies of a course over the years. */
export const courseTrendElement = cardElement(courseTrend, { chart: chartView });
