/**
 * A family whose mother has died and whose daughter may be living, with a note about either, a couple who may be
 * living, and lines of our own.
 */
export const HALF_HIDDEN_GEDCOM = `0 HEAD
1 SOUR Proof
1 GEDC
2 VERS 5.5.1
1 CHAR UTF-8
0 @I1@ INDI
1 NAME Ada /Ancestor/
1 SEX F
1 BIRT
2 DATE 3 APR 1950
2 _OWN kept as it is
1 DEAT
2 DATE 2010
1 FAMS @F1@
1 _SHOE 42
0 @I2@ INDI
1 NAME Livia /Living/
1 BIRT
2 DATE 1990
2 PLAC Hidden House
1 FAMC @F1@
1 NOTE @N1@
0 @I3@ INDI
1 NAME Ada /Ancestor/
1 BIRT
2 DATE 1950
1 DEAT Y
0 @F1@ FAM
1 WIFE @I1@
1 CHIL @I2@
1 NOTE Livia was the joy of both.
1 NOTE @N2@
1 MARR
2 DATE 1975
2 NOTE @N3@
0 @N1@ NOTE She keeps a secret.
0 @N2@ NOTE All five of them at the Hidden House.
0 @N3@ NOTE By licence.
0 @I4@ INDI
1 NAME Lars /Living/
1 BIRT
2 DATE 1991
0 @F2@ FAM
1 HUSB @I4@
1 NOTE @N4@
0 @N4@ NOTE A secret couple.
0 @U1@ SUBM
1 NAME Sam Submitter
0 TRLR
`;
