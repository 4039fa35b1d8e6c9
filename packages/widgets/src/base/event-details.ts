import type { ObservatorioEventMap } from './public-types';

/** The detail of each event. */
export type EventDetails = {
  [Name in keyof ObservatorioEventMap]: ObservatorioEventMap[Name]['detail'];
};

/** Name of an event of the elements. */
export type EventName = keyof EventDetails;
