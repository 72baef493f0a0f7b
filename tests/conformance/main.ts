import { verifyBackend } from './verify';

process.exitCode = await verifyBackend(process.argv.slice(2), {
  print: (text) => console.log(text),
  remark: (text) => console.error(text),
});
