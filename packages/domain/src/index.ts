export * from './category';
export * from './cbo';
export * from './format';
export * from './labour';
export * from './minimum-wage';
export * from './palette';
export * from './places';
export * from './sentences';
