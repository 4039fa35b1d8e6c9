import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Area } from './area';
import type { catalogue } from './catalogue';
import type { CommonProps, PropType, PropValues } from './declaration';

type Catalogued = (typeof catalogue)[number];

type OwnValues<D> = D extends { props: infer Own }
  ? {
      [Name in keyof Own]?: Own[Name] extends { type: infer T extends PropType }
        ? PropValues[T]
        : never;
    }
  : unknown;

/** The properties of a declaration's element. */
export type PropsOf<D> = D extends { area: Area<infer Filter> }
  ? CommonProps & Partial<Record<Filter, string>> & OwnValues<D>
  : never;

type HostAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string;
};

type Elements = { [D in Catalogued as D['tag']]: HTMLElement & PropsOf<D> };

type Intrinsics = { [D in Catalogued as D['tag']]: HostAttributes & PropsOf<D> };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsics {}
  }
}
