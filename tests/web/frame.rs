//! What is around every page: headers, languages, error pages, forms from elsewhere, uploads, assets.

use actix_web::body::MessageBody;
use actix_web::cookie::Cookie;
use actix_web::dev::ServiceResponse;
use actix_web::http::{StatusCode, header};
use actix_web::test::{TestRequest, call_service, init_service, read_body, try_call_service};
use actix_web::{HttpMessage, HttpRequest, HttpResponse, web};
use tengen::web::{
    Access, Answer, Form, Hub, Notice, Page, Route, RouteTable, Sentence, Upload, Viewer, WebError,
    app, asset, redirect_saying,
};

async fn hello(request: HttpRequest) -> HttpResponse {
    let page = Page::of(&request);
    let said: Vec<_> = page.notices.iter().map(|n| page.t.sentence(&n.sentence)).collect();
    HttpResponse::Ok()
        .content_type("text/html; charset=utf-8")
        .body(format!("{} {said:?}", page.t.text("black")))
}

async fn signed_in(request: HttpRequest) -> HttpResponse {
    request.extensions_mut().insert(Viewer { name: "Hilde".to_owned() });
    HttpResponse::Ok().insert_header(("cache-control", "public, max-age=60")).finish()
}

async fn members() -> Answer {
    Err(WebError::SignInNeeded)
}

async fn fails() -> Answer {
    Err(anyhow::anyhow!("the database is at 10.0.0.7").into())
}

async fn panics() -> Answer {
    panic!("the board at 10.0.0.7 is square")
}

async fn echo(form: Form) -> String {
    form.value("name").to_owned()
}

async fn uploaded(upload: Upload) -> String {
    let file = upload.file("list").map(|file| (file.name.clone(), file.bytes.len()));
    format!("{} {file:?}", upload.form.value("kind"))
}

async fn acted() -> HttpResponse {
    redirect_saying("/hello", Notice::done(Sentence::new("jigo")))
}

/// Who may use the routes of these tests: everybody.
const ROUTES: &[Route] = &[
    ("GET", "/static/{hash}/{name:.+}", Access::Public),
    ("GET", "/robots.txt", Access::Public),
    ("GET", "/favicon.ico", Access::Public),
    ("GET", "/language", Access::Public),
    ("POST", "/language", Access::Public),
    ("GET", "/hello", Access::Public),
    ("POST", "/hello", Access::Public),
    ("GET", "/signed-in", Access::Public),
    ("GET", "/members", Access::Public),
    ("GET", "/fails", Access::Public),
    ("GET", "/panics", Access::Public),
    ("POST", "/upload", Access::Public),
    ("POST", "/act", Access::Public),
];

fn configure(config: &mut web::ServiceConfig) {
    config
        .app_data(RouteTable(ROUTES))
        .service(web::resource("/hello").route(web::get().to(hello)).route(web::post().to(echo)))
        .route("/signed-in", web::get().to(signed_in))
        .route("/members", web::get().to(members))
        .route("/fails", web::get().to(fails))
        .route("/panics", web::get().to(panics))
        .route("/upload", web::post().to(uploaded))
        .route("/act", web::post().to(acted));
}

async fn answer(request: TestRequest) -> ServiceResponse<impl MessageBody> {
    let service = init_service(app(Hub::new(), configure)).await;
    call_service(&service, request.to_request()).await
}

async fn text(response: ServiceResponse<impl MessageBody>) -> String {
    String::from_utf8(read_body(response).await.to_vec()).expect("pages are UTF-8")
}

fn get(path: &str) -> TestRequest {
    TestRequest::get().uri(path)
}

fn post(path: &str) -> TestRequest {
    TestRequest::post().uri(path).insert_header(("sec-fetch-site", "same-origin"))
}

fn said<'a, B>(response: &'a ServiceResponse<B>, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().expect("plain text"))
}

#[actix_web::test]
async fn an_address_with_a_slash_too_many_leads_to_the_page() {
    let moved = answer(get("/hello/?q=1")).await;
    assert_eq!((moved.status().as_u16(), said(&moved, "location")), (308, "/hello?q=1"));
    for elsewhere in ["//evil.example/", "/\\evil.example/"] {
        let answer = answer(get(elsewhere)).await;
        assert!(!said(&answer, "location").contains("evil"), "{elsewhere}");
    }
}

#[actix_web::test]
async fn pages_keep_to_themselves() {
    let page = answer(get("/hello")).await;
    assert!(said(&page, "content-security-policy").contains("frame-ancestors 'none'"));
    assert!(!said(&page, "content-security-policy").contains("unsafe"));
    assert_eq!(said(&page, "x-content-type-options"), "nosniff");
    assert_eq!(said(&page, "referrer-policy"), "same-origin");
    assert_eq!(said(&page, "cache-control"), "no-cache");
    assert!(said(&page, "vary").contains("Cookie"));
    assert_eq!(said(&page, "x-frame-options"), "DENY");
}

#[actix_web::test]
async fn what_somebody_sees_who_signed_in_is_never_kept() {
    assert_eq!(said(&answer(get("/signed-in")).await, "cache-control"), "no-store");
}

#[actix_web::test]
async fn forms_from_elsewhere_are_refused_with_a_page() {
    let form = [("name", "Open"), ("form_key", KEY)];
    let ours = answer(post("/hello").set_form(form)).await;
    assert_eq!(text(ours).await, "Open");
    let other = TestRequest::post().uri("/hello").insert_header(("sec-fetch-site", "cross-site"));
    let refused = answer(other.set_form(form)).await;
    assert_eq!(refused.status(), StatusCode::FORBIDDEN);
    assert!(said(&refused, "content-security-policy").contains("default-src 'none'"));
    assert!(text(refused).await.contains("This came from another site"));
}

#[actix_web::test]
async fn a_chosen_language_stays_and_leads_back() {
    let switched = answer(post("/language").set_form([("to", "de"), ("back", "/hello?q=1")])).await;
    assert_eq!(switched.status(), StatusCode::SEE_OTHER);
    assert_eq!(said(&switched, "location"), "/hello?q=1");
    let cookie = Cookie::parse_encoded(said(&switched, "set-cookie").to_owned()).unwrap();
    assert!(cookie.max_age().is_some());
    let page = answer(get("/hello").cookie(cookie)).await;
    assert!(text(page).await.starts_with("Schwarz"));
    let elsewhere = answer(get("/language?to=de&back=//evil.example")).await;
    assert_eq!(said(&elsewhere, "location"), "/");
    let unknown = answer(get("/language?to=tlh&back=/hello")).await;
    assert_eq!(said(&unknown, "set-cookie"), "");
}

#[actix_web::test]
async fn faults_have_pages_in_the_viewers_language() {
    let german = |path| get(path).insert_header(("accept-language", "de"));
    let missing = answer(german("/nowhere")).await;
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    assert!(text(missing).await.contains("<h1>Seite nicht gefunden</h1>"));
    let wrong_method =
        answer(TestRequest::patch().uri("/language").insert_header(("sec-fetch-site", "none")))
            .await;
    assert_eq!(wrong_method.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert!(text(wrong_method).await.contains("<h1>That didn’t work</h1>"));
}

#[actix_web::test]
async fn the_detail_of_our_own_faults_is_never_shown() {
    let failed = answer(get("/fails")).await;
    assert_eq!(failed.status(), StatusCode::INTERNAL_SERVER_ERROR);
    let html = text(failed).await;
    assert!(html.contains("Our mistake") && html.contains("this number"));
    assert!(!html.contains("10.0.0.7"));
}

#[actix_web::test]
async fn who_must_sign_in_is_led_there_and_back() {
    let led = answer(get("/members?round=2")).await;
    assert_eq!(led.status(), StatusCode::SEE_OTHER);
    assert_eq!(said(&led, "location"), "/sign-in?back=%2Fmembers%3Fround%3D2");
}

#[actix_web::test]
async fn a_message_is_said_once() {
    let acted = answer(post("/act")).await;
    let cookie = Cookie::parse_encoded(said(&acted, "set-cookie").to_owned()).unwrap();
    let first = answer(get("/hello").cookie(cookie)).await;
    assert!(said(&first, "set-cookie").contains("Max-Age=0"));
    assert!(text(first).await.contains("Jigo"));
    assert!(!text(answer(get("/hello")).await).await.contains("Jigo"));
}

#[actix_web::test]
async fn forms_have_a_limit_with_a_page_of_its_own() {
    let fits = "x".repeat(190 * 1024);
    let key = ("form_key", KEY);
    let status = answer(post("/hello").set_form([("name", &*fits), key])).await.status();
    assert_eq!(status, StatusCode::OK);
    let too_much = "x".repeat(193 * 1024);
    let refused = answer(post("/hello").set_form([("name", &too_much)])).await;
    assert_eq!(refused.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert!(text(refused).await.contains("192 KB is the most"));
    let json = post("/hello").insert_header(("content-type", "application/json"));
    assert_eq!(answer(json.set_payload("{}")).await.status(), StatusCode::BAD_REQUEST);
}

const KEY: &str = "one showing of the form";

fn upload_of(bytes: usize) -> TestRequest {
    let mut body = b"--cut\r\ncontent-disposition: form-data; name=\"kind\"\r\n\r\negf\r\n--cut\r\n\
        content-disposition: form-data; name=\"form_key\"\r\n\r\none showing of the form\r\n--cut\r\n\
        content-disposition: form-data; name=\"list\"; filename=\"C:\\\\lists\\\\egf.html\"\r\n\r\n"
        .to_vec();
    body.extend(std::iter::repeat_n(b'x', bytes));
    body.extend(b"\r\n--cut--\r\n");
    post("/upload")
        .insert_header(("content-type", "multipart/form-data; boundary=cut"))
        .set_payload(body)
}

#[actix_web::test]
async fn uploads_are_read_up_to_their_limit() {
    let read = answer(upload_of(100_000)).await;
    assert_eq!(text(read).await, "egf Some((\"egf.html\", 100000))");
    let refused = answer(upload_of(25 * 1024 * 1024)).await;
    assert_eq!(refused.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert!(text(refused).await.contains("25600 KB is the most"));
    let broken =
        post("/upload").insert_header(("content-type", "multipart/form-data; boundary=cut"));
    assert_eq!(answer(broken.set_payload("--cut\r\n")).await.status(), StatusCode::BAD_REQUEST);
}

#[actix_web::test]
async fn assets_are_kept_for_ever_under_the_hash_of_their_content() {
    let sheet = answer(get(&asset("tengen.css"))).await;
    assert_eq!(sheet.status(), StatusCode::OK);
    assert!(said(&sheet, "content-type").starts_with("text/css"));
    assert!(said(&sheet, "cache-control").ends_with("immutable"));
    let etag = said(&sheet, "etag").to_owned();
    let again = get(&asset("tengen.css")).insert_header((header::IF_NONE_MATCH, etag));
    assert_eq!(answer(again).await.status(), StatusCode::NOT_MODIFIED);
    let served = text(sheet).await;
    assert!(served.starts_with('\n') && served.contains("\nbody {") && !served.contains("/*"));
    let older = answer(get("/static/0123456789abcdef/tengen.css")).await;
    assert_eq!((older.status(), said(&older, "cache-control")), (StatusCode::OK, "no-cache"));
    let outside = answer(get("/static/0123456789abcdef/../Cargo.toml")).await;
    assert_eq!(outside.status(), StatusCode::NOT_FOUND);
    assert_eq!(answer(get("/robots.txt")).await.status(), StatusCode::OK);
}

#[actix_web::test]
async fn a_handler_that_panics_is_an_error_page_with_a_reference() {
    let service = init_service(app(Hub::new(), configure)).await;
    let request = TestRequest::get().uri("/panics").insert_header(("accept-language", "en"));
    let error = try_call_service(&service, request.to_request()).await.map(drop);
    let answer = error.expect_err("its request is lost").error_response();
    assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
    for name in ["content-security-policy", "x-content-type-options", "cache-control"] {
        assert!(answer.headers().contains_key(name), "{name}");
    }
    let page = answer.into_body().try_into_bytes().expect("the page is whole");
    let page = String::from_utf8(page.to_vec()).expect("pages are UTF-8");
    assert!(page.contains("give the organiser this number"), "{page}");
    assert!(!page.contains("10.0.0.7"));
    let hello = TestRequest::get().uri("/hello").to_request();
    assert_eq!(call_service(&service, hello).await.status(), 200, "it serves on");
}
