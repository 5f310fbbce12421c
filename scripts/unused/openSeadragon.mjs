const headOf = (start, name, indent = '') => `${start}\n${indent}/**\n${indent} * @class ${name}\n`;
const SPACED = '(function( $ ){\n';
const TIGHT = '(function($) {\n';

/**
 * What this application never asks of what draws images (src/services/images/openDeepZoom.ts): drawers but the one for
 * canvas, services but IIIF, a small map of the image, a strip of images, and its own buttons. Each is a function at
 * the top of the file, known by the comment that it begins with.
 *
 * @type {import('./cutCode.mjs').Cuts}
 */
export const openSeadragon = {
  statements: [
    ...['Navigator', 'DziTileSource', 'OsmTileSource', 'TmsTileSource', 'LegacyTileSource', 'DisplayRect'].map((name) =>
      headOf(SPACED, name),
    ),
    ...['IIPTileSource', 'IrisTileSource'].map((name) => headOf(TIGHT, name, '  ')),
    headOf(TIGHT, 'ZoomifyTileSource', '    '),
    headOf('(function ($) {', 'ImageTileSource'),
    headOf('(function( $ ){', 'ButtonGroup'),
    `${TIGHT}\n// deprecated\n$.TileSourceCollection = `,
    `${SPACED}\n/**\n * An enumeration of button states\n`,
    '(function ( $ ) {\n\n// dictionary from id to private properties\nconst THIS = {};\n\n/**\n *  The CollectionDrawer is a reimplementation',
    `${SPACED}\nconst OpenSeadragon = $; // alias back for JSDoc\n\n/**\n * @class OpenSeadragon.HTMLDrawer\n`,
    `${SPACED}\n    const OpenSeadragon = $; // alias for JSDoc\n\n    /**\n     * @class WebglContextManager\n`,
  ],
};
