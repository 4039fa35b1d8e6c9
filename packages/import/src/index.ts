export { importAutomation } from './occupations/import-automation';
export { importCbo } from './occupations/import-cbo';
export { importEvolution } from './occupations/import-evolution';
export { importOnet } from './occupations/import-onet';
export { importProfiles } from './occupations/import-profiles';
export { importRais } from './rais/import-rais';
