import { stateCode } from '@observatorio/domain';

/** Enrolments in a state in thousands, by administration: federal, state, municipal, private. */
export type ByAdministration = readonly [number, number, number, number];

/** A state in the education sample. */
export interface EducationState {
  /** Two-digit IBGE code. */
  code: number;
  /** On-campus higher education. */
  inPerson: ByAdministration;
  /** Distance learning in higher education, by location of the students. */
  distance: number;
  technical: ByAdministration;
}

/*
 * Columns: state; on-campus higher education in federal, state, municipal and private institutions,
 * then distance learning; technical education in the same four kinds of institution. The figures
 * are the project's estimates; they follow the real order of the states by size.
 */
const table = `
RO   12   0   0   34   32    6   5  0     5
AC   10   0   0   12   10    3   5  0     2
AM   32  25   0   75   46    9  20  0    14
RR    8   4   0    9   10    2   1.5 0    1
PA   52  15   0   90  100   14  12  0.3  25
AP   10   2   0   18   12    2   2  0     2
TO   18   4   2   26   24    5   5  0     3
MA   42  20   0   85   55   17  14  1    15
PI   32  17   0   65   38   10  28  0    10
CE   50  45   0  160   75   13  52  0.2  40
RN   44  11   0   70   40   22  14  0    20
PB   58  20   0   70   38   14  22  0.2  10
PE   62  20  10  170   85   18  62  0    45
AL   32   7   0   50   28   11   5  0    10
SE   26   0   0   55   26    6   5  0     6
BA   72  45   0  200  140   23  80  0.5  45
MG  160  22   4  430  250   36  40  4   125
ES   26   0.5 2   90   58   15  22  0.3  20
RJ  115  48   1  370  190   22  35  1.5  90
SP   60 170  45 1250  540   20 230 17   190
PR   75  72   3  230  200   14  70  0.2  40
SC   38  12   5  150  160   17  14  0.2  32
RS  100   5   1  230  175   26  36  2    78
MS   25   8   0   45   60    9   5  0.2  12
MT   30  17   0   55   70   12   6  0.3   9
GO   38  16  12  120   95   13  10  0.3  18
DF   36   1   0  115   70    5   9  0    14
`;

export const educationStates: readonly EducationState[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [abbr = '', ...numbers] = line.trim().split(/ +/);
    const [federal = 0, state = 0, municipal = 0, priv = 0, distance = 0, ...technical] =
      numbers.map(Number);
    const [tFederal = 0, tState = 0, tMunicipal = 0, tPrivate = 0] = technical;
    return {
      code: Number(stateCode(abbr)),
      inPerson: [federal, state, municipal, priv],
      distance,
      technical: [tFederal, tState, tMunicipal, tPrivate],
    };
  });
