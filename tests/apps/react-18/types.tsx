import '@observatorio/widgets/labour-map';
import { LabourMap } from '@observatorio/widgets/react';

const map = document.createElement('labour-map');
map.headingLevel = 3;
// @ts-expect-error: the level must be a number.
map.headingLevel = 'três';
map.addEventListener('filter-change', ({ detail }) => detail.filters.uf?.[0]?.trim());
document.addEventListener('data-error', ({ detail: { message } }) => message.trim());
// @ts-expect-error: unknown field.
document.addEventListener('data-load', ({ detail: { linhas } }) => linhas);

export const tag = <labour-map uf="35" theme="dark" heading-level="3" class="largo" />;
// @ts-expect-error: unknown theme.
export const wrongTag = <labour-map theme="rosa" />;
export const place = <labour-map uf="SP,RJ" genero="1" sizeLink="10" municipio="3550308" />;
// @ts-expect-error: unknown state.
export const wrongPlace = <labour-map uf="São Paulo" />;
export const component = <LabourMap grandeSetor="4" theme="dark" />;
// @ts-expect-error: unknown gender.
export const wrongGender = <LabourMap genero="feminino" />;
// @ts-expect-error: unknown filter.
export const wrongComponent = <LabourMap grandesSetores="4" />;
