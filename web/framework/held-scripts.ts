/**
 * What a page needs for hydration is asked for once people see it: HTML, styles, fonts and pictures
 * come first. A page works without its scripts, and what is pressed before they came is not lost.
 * The list of what is preloaded waits in an attribute of the entry, which waits without its address.
 */
export function holdScripts(html: string): string {
  const preloads: string[] = [];
  const rest = html.replace(preload, (_link, href: string) => {
    preloads.push(href);
    return '';
  });
  return rest.replace(
    entry,
    `<script type="module" async="" data-preload="${preloads.join(' ')}" data-src=`,
  );
}

const preload = /<link rel="modulepreload" href="([^" ]+)"[^>]*>/g;
const entry = '<script type="module" async="" src=';

/**
 * Lets them go, as part of `beforePaint`, after the paint that shows the pictures at the top too; a
 * picture that does not come is waited for a second. A page in a tab behind others is not painted.
 * That two frames have begun does not say that the first is on the screen: the browser reports it,
 * and one that never does is waited for a second too.
 * Links are added as React will look for them, so that hydration takes them for its own; five at a
 * time, as each costs an old phone some milliseconds, and a finger is not to wait for all of them.
 */
export const releaseScripts = `
(function(){
var load=function(){document.querySelectorAll('script[data-src]').forEach(function(s){
var hrefs=s.dataset.preload.split(' ').filter(Boolean);
(function next(){hrefs.splice(0,5).forEach(function(h){
var l=document.createElement('link');l.rel='modulepreload';l.nonce=s.nonce;l.setAttribute('href',h);
document.head.appendChild(l)});
if(hrefs.length)setTimeout(next);else s.src=s.dataset.src})()})};
var reported=function(then){
if(!window.PerformanceObserver)return then();
var o=new PerformanceObserver(function(l){
if(l.getEntriesByName('first-contentful-paint').length)done()});
var done=function(){o.disconnect();clearTimeout(t);then()},t=setTimeout(done,1000);
o.observe({type:'paint',buffered:true})};
var shown=function(){shown=function(){};
if(document.hidden)load();
else requestAnimationFrame(function(){requestAnimationFrame(function(){reported(load)})})};
addEventListener('load',function(){shown()});
addEventListener('DOMContentLoaded',function(){setTimeout(function(){shown()},1000)});
})();`;
