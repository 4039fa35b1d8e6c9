/** Test files used by tests and benchmarks of other packages. */
export * from './rais/test-files';
