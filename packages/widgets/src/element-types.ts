import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { catalogue } from './catalogue';
import type { CommonProps, Declaration, Prop, PropValues } from './declaration';

type Catalogued = (typeof catalogue)[number];

type OwnValues<Own> = {
  [Name in keyof Own]?: Own[Name] extends Prop<infer Type> ? PropValues[Type] : never;
};

/** The properties of a declaration's element. */
export type PropsOf<D> =
  D extends Declaration<infer _Tag, infer Filter, infer Own>
    ? CommonProps & Partial<Record<Filter, string>> & OwnValues<Own>
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
