import ts from 'typescript';
import { filesUnder } from './sources.ts';

/** States that a screen can be in, according to its props. */
export interface ScreenStates {
  /** `ServerListScreen` */
  name: string;
  /** From the project's root: `src/screens/servers/ServerListScreen/ServerListScreen.tsx`. */
  path: string;
  /** Values of `status` and `step` that distinguish the members of its view. */
  statuses: readonly string[];
  /** It sends something: it has a `submission`. */
  isSubmitting: boolean;
  /** The callbacks among its props: `onItemRemove`. */
  callbacks: readonly string[];
}

const discriminants = ['status', 'step'];

/** Reads the props of every screen through the compiler: the types are the contract. */
export function readScreenStates(): ScreenStates[] {
  const files = filesUnder('src/screens', /Screen\.tsx$/);
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(files, { ...options, incremental: false, noEmit: true });
  const checker = program.getTypeChecker();

  const literalsOf = (type: ts.Type): string[] =>
    type.isUnion() ? type.types.flatMap(literalsOf) : type.isStringLiteral() ? [type.value] : [];
  const typeOf = (owner: ts.Type, property: string, at: ts.Node) => {
    const members = owner.isUnion() ? owner.types : [owner];
    return members.flatMap((member) => {
      const symbol = member.getProperty(property);
      return symbol ? [checker.getTypeOfSymbolAtLocation(symbol, at)] : [];
    });
  };

  return files.map((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    const screen = module?.exports?.get(ts.escapeLeadingUnderscores(name));
    const props =
      screen &&
      file &&
      checker.getTypeOfSymbolAtLocation(screen, file).getCallSignatures()[0]?.getParameters()[0];
    if (!file || !screen) throw new Error(`${path} does not export ${name}`);
    if (!props) return { name, path, statuses: [], isSubmitting: false, callbacks: [] };
    const propsType = checker.getTypeOfSymbolAtLocation(props, file);
    const views = typeOf(propsType, 'view', file);
    const statuses = views.flatMap((view) =>
      discriminants.flatMap((discriminant) => typeOf(view, discriminant, file).flatMap(literalsOf)),
    );
    const isSubmitting = [propsType, ...views].some((owner) => typeOf(owner, 'submission', file).length > 0);
    // A union's own properties are those that all of its members have; a callback may belong to one state.
    const callbacks = (propsType.isUnion() ? propsType.types : [propsType])
      .flatMap((member) => checker.getPropertiesOfType(member))
      .map((symbol) => symbol.getName())
      .filter((property) => /^on[A-Z]/.test(property));
    return { name, path, statuses: [...new Set(statuses)], isSubmitting, callbacks: [...new Set(callbacks)] };
  });
}
