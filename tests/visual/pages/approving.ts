import { approvalPath, approvalText, countedIn, withApproved } from '../approvals.ts';
import type { Outcome } from '../outcome.ts';
import type { VisualReport } from '../report/visualReport.ts';
import { h } from './dom.ts';

/** The bar that approves what has been accepted: as a command, and as the file itself. */
export function approvingBar(report: VisualReport, accepted: ReadonlySet<string>) {
  const command = h('code', {});
  const status = h('span', { className: 'muted', role: 'status' });
  const chosen = (): Outcome[] =>
    report.outcomes.filter(({ causeName, hash }) => hash !== undefined && accepted.has(causeName));
  const copy = h('button', { type: 'button', click: () => void copyCommand() }, 'Copy the command');
  const save = h('button', { type: 'button', className: 'primary', click: saveFile }, 'Save the file');

  async function copyCommand(): Promise<void> {
    await navigator.clipboard.writeText(command.textContent);
    status.textContent = 'Copied.';
  }

  function saveFile(): void {
    const text = approvalText(withApproved(report.approvals.now, report.approvals.ofBase, chosen()));
    const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    h('a', { href, download: approvalPath.slice(approvalPath.lastIndexOf('/') + 1) }).click();
    status.textContent = `Downloaded: put it in the place of ${approvalPath} and commit it.`;
  }

  const update = () => {
    const names = [...accepted];
    command.textContent =
      names.length === 0
        ? 'Accept what is meant'
        : `npm run visual -- ${names.map((name) => `--approve ${name}`).join(' ')}`;
    for (const button of [copy, save]) button.disabled = names.length === 0;
    status.textContent = names.length === 0 ? '' : `${countedIn(chosen())}.`;
  };
  update();
  return { bar: h('footer', { 'aria-label': 'Approval' }, command, copy, save, status), update };
}
