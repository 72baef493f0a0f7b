import type { Checker } from 'accessibility-checker-engine';
import engineAddress from 'accessibility-checker-engine/ace.js?url';
import { isJudgedWrong } from './judgedFindings';

declare global {
  interface Window {
    /** Defined by the engine's script. */
    ace?: { Checker: new () => Checker };
  }
}

let loading: Promise<Checker> | undefined;

/** Loads the engine's script, 0.7 MB, once for all stories of a page. */
function loadChecker(): Promise<Checker> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = engineAddress;
    script.addEventListener('load', () => {
      if (window.ace) resolve(new window.ace.Checker());
      else reject(new Error(`${engineAddress} defined no engine.`));
    });
    script.addEventListener('error', () => reject(new Error(`${engineAddress} did not load.`)));
    document.head.append(script);
  });
  return loading;
}

/** Whether a finding is certain. `POTENTIAL` and `MANUAL` need a person's judgement and are ignored. */
const isCertain = (value: readonly string[]) => value.includes('FAIL');

/**
 * Checks the document with IBM's engine, in addition to axe. Returns certain findings without reviewed false
 * positives.
 */
export async function findSecondOpinion(): Promise<readonly string[]> {
  const checker = await loadChecker();
  const { results } = await checker.check(document, 'IBM_Accessibility');
  return (
    results
      .filter(({ value }) => isCertain(value))
      // Ignores frames, because the test run does not serve their mails and documents.
      .filter(({ node }) => node.ownerDocument === document)
      .filter((finding) => !isJudgedWrong(finding))
      .map(
        ({ ruleId, reasonId, message, snippet }) =>
          `IBM’s engine, ${ruleId} ${reasonId}: ${message}\n  ${snippet}`,
      )
  );
}
