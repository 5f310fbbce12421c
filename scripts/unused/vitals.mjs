/**
 * Measurements end with the document; those of a navigation inside it are asked for by an option that we never give. Of
 * a measurement nothing is read but its name and its value. @type {import('./cutCode.mjs').Cuts}
 */
export const vitals = {
  texts: [
    [
      'globalThis.PerformanceObserver?.supportedEntryTypes?.includes("soft-navigation")&&"function"==typeof globalThis.PerformanceSoftNavigation?.prototype?.getLargestInteractionContentfulPaint&&t&&t.reportSoftNavs',
      '!1',
    ],
    [
      '(s=n.value-(o??0),(s||void 0===o)&&(o=n.value,n.delta=s,n.rating=((t,n)=>t>n[1]?"poor":t>n[0]?"needs-improvement":"good")(n.value,e),t(n)))',
      'n.value!==o&&(o=n.value,t(n))',
    ],
    [
      'const h=s(),d=h?.navigationId||0;let l="navigate";i?l=i:n()>=0?l="back-forward-cache":h&&(document.prerendering||a()>0?l="prerender":document.wasDiscarded?l="restore":h.type&&(l=h.type.replace(/_/g,"-")));',
      '',
    ],
    [
      'return{name:t,value:e,rating:"good",delta:0,entries:[],id:`v6-${Date.now()}-${Math.floor(8999999999999*Math.random())+1e12}`,navigationType:l,navigationId:o||d,navigationInteractionId:r,navigationURL:c||h?.name,navigationStartTime:f||0}',
      'return{name:t,value:e,entries:[],id:{},navigationType:i??(n()>=0?"back-forward-cache":"")}',
    ],
    ['const r=p(s);_(()=>{const c=u(s,y),f=d();', '_(()=>{const f=d();'],
    ['g.entries.push(n),g.navigationId=n.navigationId||g.navigationId,', ''],
    [
      'if(v&&(h=i(t,g,E,s.reportAllChanges),e(e=>{g=l("FCP",-1,"back-forward-cache",g.navigationId,g.navigationInteractionId,g.navigationURL,n()),h=i(t,g,E,s.reportAllChanges),o(()=>{g.value=performance.now()-e.timeStamp,h(!0)})})),r){m(["soft-navigation"],n=>{n.forEach(n=>{c.l&&n.navigationId&&b(c.l,n);const e=Math.max((n.presentationTime||n.paintTime||0)-n.startTime,0);g=l("FCP",e,"soft-navigation",n.navigationId,n.interactionId,n.name,n.startTime),h=i(t,g,E,s.reportAllChanges),h(!0)})},s)}})},L=',
      'v&&(h=i(t,g,E),e(e=>{g=l("FCP",-1,"back-forward-cache"),h=i(t,g,E),o(()=>{g.value=performance.now()-e.timeStamp,h(!0)})}))})},L=',
    ],
    ['h=(n,e,o,a,h)=>{c=l("CLS",0,n,e,o,a,h),', 'h=n=>{c=l("CLS",0,n),'],
    [
      'g=t=>{d(!0),h("soft-navigation",t.navigationId,t.interactionId,t.name,t.startTime)},b=t=>{for(const n of t)"soft-navigation"!==n.entryType?f.h(n):g(n);d()},T=["layout-shift"];p(s)&&T.push("soft-navigation");const ',
      'b=t=>{for(const n of t)f.h(n);d()},T=["layout-shift"];const ',
    ],
    [
      'h("back-forward-cache",c.navigationId,c.navigationInteractionId,c.navigationURL,n()),o(r)',
      'h("back-forward-cache"),o(r)',
    ],
    ['"soft-navigation"!==t&&"back-forward-cache"!==t?', '"back-forward-cache"!==t?'],
    ['f=(n,e,s,f,h)=>{c.M(),r=l("INP",-1,n,e,s,f,h),', 'f=n=>{c.M(),r=l("INP",-1,n),'],
    ['d=t=>{h(),a(!0),f("soft-navigation",t.navigationId,t.interactionId,t.name,t.startTime)},', ''],
    ['for(const n of t)"soft-navigation"!==n.entryType?c.h(n):d(n);h(),', 'for(const n of t)c.h(n);h(),'],
    ['p(o)&&v.push("soft-navigation");', ''],
    ['f("back-forward-cache",r.navigationId,r.navigationInteractionId,r.navigationURL,n())', 'f("back-forward-cache")'],
    ['const c=p(s);_(()=>{let f,', '_(()=>{let f,'],
    [
      'const v=u(s,H),p=(n,e,o,a,c)=>{g=l("LCP",-1,n,e,o,a,c),f=i(t,g,O,s.reportAllChanges),r=!1,"soft-navigation"===n&&(h=d(!0))},',
      'const p=n=>{g=l("LCP",-1,n),f=i(t,g,O),r=!1},',
    ],
    [
      'T=t=>{v.l&&t.navigationId&&b(v.l,t),r||f(!0),p("soft-navigation",t.navigationId,t.interactionId,t.name,t.startTime);const n=t.getLargestInteractionContentfulPaint?.();n&&y([n])},y=t=>{s.reportAllChanges||c||(t=t.slice(-1));for(const n of t){if(!n)continue;if("soft-navigation"===n.entryType){T(n);continue}let t=0,e=[],i=n.startTime;if("largest-contentful-paint"===n.entryType)t=Math.max(n.startTime-a(),0),v.h(n),e=[n];else if("interaction-contentful-paint"===n.entryType){const o=n;if(!g.navigationId)continue;if("interactionId"in o&&o.interactionId!=g.navigationInteractionId)continue;i=o.largestContentfulPaint?.renderTime||0,t=Math.max(i-n.startTime,0),o.largestContentfulPaint&&(v.h(o.largestContentfulPaint),e=[o.largestContentfulPaint])}i<h.firstHiddenTime&&(g.value=t,g.entries=e,f())}},_=["largest-contentful-paint"];c&&_.push("interaction-contentful-paint","soft-navigation");',
      'y=t=>{for(const n of t.slice(-1))n.startTime<h.firstHiddenTime&&(g.value=Math.max(n.startTime-a(),0),f())},_=["largest-contentful-paint"];',
    ],
    [
      'if(!c){E.disconnect();for(const t of a)removeEventListener(t,h,{capture:!0})}',
      'E.disconnect();for(const t of a)removeEventListener(t,h,{capture:!0});',
    ],
    ['p("back-forward-cache",g.navigationId,g.navigationInteractionId,g.navigationURL,n())', 'p("back-forward-cache")'],
    ['const r=p(o);let c=l("TTFB")', 'let c=l("TTFB")'],
    [
      'if(c.value=Math.max(s-a(),0),c.entries=[h],f(!0),e(()=>{c=l("TTFB",0,"back-forward-cache",c.navigationId,c.navigationInteractionId,c.navigationURL,n()),f=i(t,c,W,o.reportAllChanges),f(!0)}),r){m(["soft-navigation"],n=>{n.forEach(n=>{n.navigationId&&(c=l("TTFB",0,"soft-navigation",n.navigationId,n.interactionId,n.name,n.startTime),c.entries=[n],f=i(t,c,W,o.reportAllChanges),f(!0))})},o)}}})};export',
      'c.value=Math.max(s-a(),0),f(!0),e(()=>{c=l("TTFB",0,"back-forward-cache"),f=i(t,c,W),f(!0)})}})};export',
    ],
  ],
};
