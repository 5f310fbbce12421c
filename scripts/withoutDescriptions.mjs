// A loader for the route tables of domain/kernel/routes in the browser's build: descriptions are for search engines,
// which the server answers (server/platform/http). They are the longest part of the tables, and the tables are in every
// first load.
const DESCRIPTION = /^\s*description:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),[ \t]*$/gm;
/** Only the server asks which pages have first content. */
const FIRST_CONTENT = /\bhasFirstContent: (?:true|'frame'),/g;

export default function withoutDescriptions(source) {
  return source.replace(DESCRIPTION, '').replace(FIRST_CONTENT, '');
}
