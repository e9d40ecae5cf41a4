/**
 * What a page needs for hydration is asked for once people see it: words, styles, letters and pictures
 * come first. A page works without its scripts, and what is pressed before they came is not lost.
 */
export function holdScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link data-rel="modulepreload" ')
    .replace('<script type="module" async="" src=', '<script type="module" async="" data-src=');
}

/**
 * Lets them go, as part of `beforePaint`, after the paint that shows the pictures at the top too; a
 * picture that does not come is waited for a second. A page in a tab behind others is not painted.
 */
export const releaseScripts = `
(function(){
var load=function(){
document.querySelectorAll('link[data-rel]').forEach(function(l){l.rel=l.dataset.rel});
document.querySelectorAll('script[data-src]').forEach(function(s){s.src=s.dataset.src})};
var shown=function(){shown=function(){};
if(document.hidden)load();
else requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(load)})})};
addEventListener('load',function(){shown()});
addEventListener('DOMContentLoaded',function(){setTimeout(function(){shown()},1000)});
})();`;
