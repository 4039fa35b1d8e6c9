import { demoBackend } from '../lists/demo-backend';
import type { Customer, Product, Remark, Specification } from './entities';

const firstNames = [
  'Ana',
  'Bruno',
  'Carla',
  'Davi',
  'Elisa',
  'Fábio',
  'Gilda',
  'Hugo',
  'Íris',
  'João',
  'Kátia',
];

const day = (year: number, index: number): string =>
  `${year}-${String((index % 12) + 1).padStart(2, '0')}-15`;

const customers = firstNames.map(
  (firstName, index): Customer => ({
    id: index + 1,
    firstName,
    lastName: 'Exemplo',
    email: `pessoa${index + 1}@exemplo.example`,
    dateOfBirth: day(1960 + index * 3, index),
    type: index % 3 === 0 ? 'business' : 'individual',
    status: index % 4 === 3 ? 'suspended' : 'active',
  }),
);

const models = ['Modelo A', 'Modelo B', 'Modelo C', 'Modelo D', 'Modelo E', 'Modelo F', 'Modelo G'];

const products = models.map(
  (model, index): Product => ({
    id: index + 1,
    model,
    manufacturer: 'Exemplo',
    year: 2010 + index,
    price: 1000 * (index + 1),
    type: index % 2 === 0 ? 'new' : 'used',
    status: index % 3 === 2 ? 'sold' : 'selling',
  }),
);

const remarks = products.flatMap(({ id }) =>
  [1, 2, 3, 4].map(
    (number): Remark => ({
      id: id * 10 + number,
      productId: String(id),
      text: `Exemplo ${number}`,
      dueDate: day(2030, number),
      status: number % 2 === 0 ? 'done' : 'open',
    }),
  ),
);

const specifications = products.flatMap(({ id }) =>
  ['Cor', 'Peso'].map(
    (name, index): Specification => ({
      id: id * 10 + index,
      productId: String(id),
      name,
      value: `Exemplo ${index + 1}`,
    }),
  ),
);

/** Fictional data of the demo shop; changes last until the page is reloaded. */
export const demoShop = {
  customers: demoBackend(customers),
  products: demoBackend(products),
  remarks: demoBackend(remarks),
  specifications: demoBackend(specifications),
};
