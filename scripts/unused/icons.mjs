/**
 * An icon draws the attributes that icons of lucide draw, without contexts, widths that scale and icons made by name.
 * @type {import('./cutCode.mjs').Cuts}
 */
export const icons = {
  bodies: {
    createLucideIcon: `
      const { name, node, aliases: others = [] } = iconDataOrName;
      return ({ color = "currentColor", size = 24, width = size, height = size, strokeWidth = 2, className, children, ...rest }) => createElement("svg", {
        xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: "0 0 24 24", fill: "none", stroke: color, strokeWidth, strokeLinecap: "round", strokeLinejoin: "round",
        className: ["lucide", ...[name, ...others].map((one) => "lucide-" + one), className].filter(Boolean).join(" "),
        "aria-hidden": children || hasA11yProp(rest) ? undefined : "true",
        ...rest,
      }, ...node.map(([tag, attributes]) => createElement(tag, attributes)), children);`,
  },
  texts: [['import Icon from', "import { hasA11yProp } from './shared/src/utils/hasA11yProp.mjs';\nimport Icon from"]],
};

/**
 * What an icon is drawn from, without a key of random letters for each of its lines, which compress to nothing smaller,
 * and without its size.
 * @type {import('./cutCode.mjs').Cuts}
 */
export const iconLines = { members: ['key', 'size'], statements: ['__iconData.node;'] };
