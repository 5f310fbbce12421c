/** Series of the National Archives by the first four characters of a FreeCEN file name. */
const SERIES: Readonly<Record<string, string>> = {
  HO41: 'HO 107',
  HO51: 'HO 107',
  RG09: 'RG 9',
  RG10: 'RG 10',
  RG11: 'RG 11',
  RG12: 'RG 12',
  RG13: 'RG 13',
  RG14: 'RG 14',
};

/**
 * The archive reference of a census piece from the name of its FreeCEN file; empty for any other name.
 *
 * @example pieceReference('RG102267.VLD') // 'RG 10/2267'
 * @example pieceReference('ho410133.vld') // 'HO 107/133'
 */
export function pieceReference(fileName: string): string {
  const [, prefix = '', piece = ''] = /^([a-z]{2}\d{2})(\d{4})\./i.exec(fileName) ?? [];
  const series = SERIES[prefix.toUpperCase()];
  return series ? `${series}/${Number(piece)}` : '';
}
