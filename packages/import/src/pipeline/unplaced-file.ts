/**
 * Whether a file is the official one of the links without a municipality, `RAIS_VINC_PUB_NI`, in which
 * all municipalities are 999999.
 */
export const isUnplacedFile = (name: string): boolean => /(?<!\p{L})NI(?!\p{L})/iu.test(name);
