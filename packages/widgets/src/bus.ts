export * from '@observatorio/bus';
