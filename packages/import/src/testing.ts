/** Test files for tests and benchmarks of other packages. */
export * from './rais/test-files';
