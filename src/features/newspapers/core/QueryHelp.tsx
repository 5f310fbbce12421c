import styles from './QueryHelp.module.scss';
import { queryHelpTexts as texts } from './texts.ts';

/** What may be written in the box for words, on request. */
export const QueryHelp = () => (
  <details className={styles.help}>
    <summary className={styles.open}>{texts.open}</summary>
    <p>{texts.lead}</p>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.write}</th>
          <th scope="col">{texts.finds}</th>
        </tr>
      </thead>
      <tbody>
        {texts.lines.map(({ write, finds }) => (
          <tr key={write}>
            <th scope="row">
              <code>{write}</code>
            </th>
            <td>{finds}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
