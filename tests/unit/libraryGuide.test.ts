import ts from 'typescript';
import { expect, test } from 'vitest';
import { modulesOfGuide } from '../library/guide';

/** Beside the brand that the guide names. */
const folder = `${process.cwd()}/tests/library/apps/shared`;

test('the guide’s examples compile against the library', async () => {
  const guide = Object.entries(await modulesOfGuide()).map(
    ([name, code]) => [`${folder}/${name}`, code] as const,
  );
  const written = new Map([
    ...guide,
    // The build makes these of the catalogues.
    [
      `${folder}/messages.d.ts`,
      "declare module '@meridian/portal/i18n/messages/en' { const messages: Record<string, string>; export default messages; }",
    ],
  ]);
  const config = ts.getParsedCommandLineOfConfigFile(
    'tests/tsconfig.json',
    { incremental: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (!config) throw new Error('tests/tsconfig.json is missing');
  const host = ts.createCompilerHost(config.options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => written.has(path) || fileExists(path);
  host.readFile = (path) => written.get(path) ?? readFile(path);
  const program = ts.createProgram([...written.keys()], config.options, host);
  const problems = guide.flatMap(([file]) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)));
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
