import styles from './Drawing.module.scss';

/** A drawing on a ground of 344 by 260: lines, and what is filled with the warm accent. */
interface DrawingParts {
  lines: string;
  /** Fainter lines behind. */
  faint: string;
  /** Filled shapes: lit windows, seals, pins. */
  lit: string;
}

/** Drawings of the site by the name that texts call them by. */
const DRAWINGS: Readonly<Record<string, DrawingParts>> = {
  terrace: {
    lines:
      'M4 230h336M12 230V110h78V230M8 110l43-34 43 34M68 94v-26h12v34M60 230v-42h18v42M90 230V98h78V230M86 98l43-34 43 34M146 82v-26h12v34M138 230v-42h18v42M168 230V110h78V230M164 110l43-34 43 34M224 94v-26h12v34M216 230v-42h18v42M246 230V90h84V230M242 90l46-34 46 34M308 74v-26h12v34M300 230v-42h18v42',
    faint:
      'M12 246h60M96 246h110M232 246h84M74 58c4-10 14-10 16-20M152 46c4-10 14-10 16-20M300 20a18 18 0 1 0 18 26 22 22 0 0 1-18-26z',
    lit: 'M24 126h18v22h-18zM60 126h18v22h-18zM24 170h18v22h-18zM104 116h18v22h-18zM180 170h18v22h-18zM216 126h18v22h-18zM260 108h18v24h-18zM300 108h18v24h-18zM260 162h18v24h-18z',
  },
  ledger: {
    lines:
      'M172 66C140 46 84 42 28 50v160c56-8 112-4 144 16 32-20 88-24 144-16V50C260 42 204 46 172 66zM172 66v160M28 62l-12 6v158l156 16 156-16V68l-12-6',
    faint:
      'M48 84c34-4 70-2 100 8M48 106c34-4 70-2 100 8M48 128c34-4 70-2 100 8M48 150c34-4 70-2 100 8M48 172c34-4 70-2 100 8M196 92c30-10 66-12 100-8M196 114c30-10 66-12 100-8M196 136c30-10 66-12 100-8M196 158c30-10 66-12 100-8M196 180c30-10 66-12 100-8M84 76v112M116 80v112M230 82v112',
    lit: 'M258 24l22 14-62 96-26 18 4-32zM258 24l8-12 22 14-8 12z',
  },
  scales: {
    lines:
      'M172 34v184M116 230h112l-14-14h-84zM60 70c44 10 70-4 112-14 42-10 68 4 112-6M172 46a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM60 70l-38 84h76zM284 50l-38 84h76z',
    faint: 'M22 236h300M46 246h252M60 70v84M284 50v84',
    lit: 'M18 154h84c0 20-18 34-42 34s-42-14-42-34zM242 134h84c0 20-18 34-42 34s-42-14-42-34z',
  },
  map: {
    lines: 'M20 56l76-26 76 26 76-26 76 26v164l-76-26-76 26-76-26-76 26zM96 30v164M172 56v164M248 30v164',
    faint:
      'M34 104c26-24 52 12 80-8s40-34 66-20 38 30 62 8 46-18 68-6M34 150c30-12 44 18 74 4s44 14 70 8 40-30 62-20 50 6 70-6M120 110c16 4 22 20 40 20s24-18 44-14 22 26 42 24',
    lit: 'M120 86c-14 0-24 10-24 23 0 17 24 37 24 37s24-20 24-37c0-13-10-23-24-23zm0 15a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zM232 104c-11 0-19 8-19 18 0 14 19 30 19 30s19-16 19-30c0-10-8-18-19-18zm0 12a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z',
  },
  manor: {
    lines:
      'M10 224h324M52 224v-98h240v98M40 126h264M132 126V92h80v34M124 92h96l-48-34zM52 126l20-28h52M292 126l-20-28h-52M84 96V68h14v28M246 96V68h14v28M154 224v-48a18 18 0 0 1 36 0v48M172 58V34h26v14h-26',
    faint:
      'M10 238h324M30 250h60M150 250h44M262 250h52M20 224c0-26 8-40 14-40s14 14 14 40M296 224c0-34 8-52 16-52s16 18 16 52',
    lit: 'M70 146h18v26h-18zM106 146h18v26h-18zM220 146h18v26h-18zM256 146h18v26h-18zM70 188h18v26h-18zM256 188h18v26h-18zM162 98h20v18h-20z',
  },
  archive: {
    lines:
      'M20 24h304v212H20zM20 94h304M20 164h304M34 94V42h34v52M68 94V36h28v58M96 94V48h40v46M136 94V40h24v54M196 94l18-54 26 8-16 46M34 164v-50h52v50M86 164v-56h30v56M150 164v-46h36v46M186 164v-54h26v54M212 164v-44h44v44M256 164v-52h30v52M34 236v-52h30v52M64 236v-46h46v46M142 236v-54h30v54M172 236v-48h40v48M212 236v-56h26v56',
    faint:
      'M44 54h14M76 50h12M106 60h20M142 54h12M44 126h32M92 122h18M158 130h20M222 132h24M262 126h18M72 202h30M178 200h28M270 40v40M286 40v40M302 40v40M260 190h50M260 206h50M260 222h50',
    lit: 'M44 68h14v12h-14zM106 72h20v10h-20zM44 138h32v12h-32zM222 144h24v10h-24zM72 214h30v10h-30zM178 212h28v12h-28z',
  },
};

/**
 * One of the site's own drawings, for the indigo ground. It says nothing that the words beside it do not; an unknown
 * name draws nothing.
 */
export function Drawing({ name }: { name: string }) {
  const parts = DRAWINGS[name];
  if (!parts) return null;
  return (
    <svg viewBox="0 0 344 260" aria-hidden="true" className={styles.drawing}>
      <path className={styles.faint} d={parts.faint} />
      <path className={styles.lit} fillRule="evenodd" d={parts.lit} />
      <path className={styles.lines} d={parts.lines} />
    </svg>
  );
}
