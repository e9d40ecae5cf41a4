import { Visitor, type ESTree, type Plugin } from 'vite';

interface Edit {
  start: number;
  end: number;
  text: string;
}

const cutOut = new Set(['params', 'query', 'body', 'answer', 'payload', 'summary']);

/**
 * In the browser an endpoint is a method and a path: the server checks what goes in and what comes
 * out, so its schemas would only be weight, and so would what the documentation says of it. A form imports the schema that it checks by its own
 * name, and Zod comes with it, in the chunk of the form.
 */
export function bareContract(): Plugin {
  return {
    name: 'bare-contract',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        const program = this.parse(code);
        const edits = [...cutSchemas(program), ...markPure(program)];
        edits.sort((a, b) => b.start - a.start);
        const bare = edits.reduce(
          (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
          code,
        );
        return { code: bare, map: null };
      },
    },
  };
}

/**
 * Empties the schemas and the summary in every `endpoint({ … })`, and their defaults in itself; also
 * where they are handed to a function that makes several, by its name: `queueCalls({ … })`, and in a
 * constant that several endpoints spread: `endpoint({ ...buying, … })`.
 */
function cutSchemas(program: ESTree.Program): Edit[] {
  const edits: Edit[] = [];
  const spread = new Set<string>();
  const cut = (object: ESTree.Node | null | undefined) => {
    if (object?.type !== 'ObjectExpression') return;
    for (const [at, property] of object.properties.entries()) {
      if (property.type === 'SpreadElement' && property.argument.type === 'Identifier') {
        spread.add(property.argument.name);
      }
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      if (!cutOut.has(property.key.name)) continue;
      // With the comma behind it; before the closing brace one may stay.
      const end = object.properties[at + 1]?.start ?? object.end - 1;
      edits.push({ start: property.start, end, text: '' });
    }
  };
  const isNamed = (node: ESTree.Node | null, name: RegExp) =>
    node?.type === 'Identifier' && name.test(node.name);
  const isEndpoint = (node: ESTree.Node | null) => isNamed(node, /^(endpoint|realtimeEvent)$/);
  new Visitor({
    CallExpression({ callee, arguments: inputs }) {
      if (isEndpoint(callee) || isNamed(callee, /Calls$/)) for (const input of inputs) cut(input);
    },
    FunctionDeclaration({ id, body }) {
      if (!isEndpoint(id)) return;
      for (const line of body?.body ?? []) if (line.type === 'ReturnStatement') cut(line.argument);
    },
  }).visit(program);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && spread.has(id.name)) cut(init);
    },
  }).visit(program);
  return edits;
}

/** Lets the bundler drop constants that nobody uses; it cannot know that Zod's calls are pure. */
function markPure(program: ESTree.Program): Edit[] {
  return program.body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ init }) =>
      init
        ? [
            { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
            { start: init.end, end: init.end, text: '))()' },
          ]
        : [],
    );
  });
}
